import { z } from "zod";
import { EMAIL_MAX, email } from "~/http/text/text-schemas";

export const EMAIL_INVALID = "Ingresa un correo electrónico válido";

export const correoSchema = z
  .string({ error: () => EMAIL_INVALID })
  // Normalising takes seconds for 60 kB of accents.
  .max(EMAIL_MAX, { error: EMAIL_INVALID, abort: true })
  .overwrite((text) => text.normalize("NFKC").toLowerCase())
  .pipe(email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID }));
