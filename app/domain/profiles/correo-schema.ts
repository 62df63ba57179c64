import { z } from "zod";
import { email } from "~/http/text-schemas";

export const EMAIL_INVALID = "Ingresa un correo electrónico válido";

/** An account's e-mail address: one spelling for all that reach the same mailbox. */
export const correoSchema = z
  .string({ error: () => EMAIL_INVALID })
  .overwrite((text) => text.normalize("NFKC").toLowerCase())
  .pipe(email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID }));
