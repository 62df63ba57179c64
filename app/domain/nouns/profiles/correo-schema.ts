import { z } from "zod";
import { EMAIL_MAX, email } from "~/http/text/text-schemas";

export const EMAIL_INVALID = "Ingresa un correo electrónico válido";

export const correoSchema = z
  .string({ error: () => EMAIL_INVALID })
  // The length is checked first, because normalising 60 kB of accents takes seconds.
  .max(EMAIL_MAX, { error: EMAIL_INVALID, abort: true })
  .overwrite((text) => text.normalize("NFKC").toLowerCase())
  .pipe(email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID }));
