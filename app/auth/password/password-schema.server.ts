import { z } from "zod";
import { isCommonPassword } from "./common-passwords.server";

const PASSWORD_MIN = 8;
/** Longer texts are refused before they are hashed. */
const PASSWORD_MAX = 256;

const PASSWORD_REQUIRED = "La contraseña es obligatoria";
const TOO_SHORT = `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`;
const TOO_LONG = `La contraseña puede tener hasta ${PASSWORD_MAX} caracteres`;
const COMPOSITION =
  "La contraseña debe contener al menos una mayúscula, una minúscula, un número y un caracter especial";
const COMMON =
  "Esta contraseña es de las primeras que se prueban: elige otra o genera una contraseña segura";

const OWN =
  "Esta contraseña se parece a tu dirección de correo o a su dominio, que es lo primero que se prueba: elige otra";

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u];

const countCharacters = (text: string) => [...text].length;

export const givenPassword = z
  .string({ error: () => PASSWORD_REQUIRED })
  .min(1, PASSWORD_REQUIRED)
  .max(PASSWORD_MAX, TOO_LONG);

export const chosenPassword = z
  .string({ error: () => TOO_SHORT })
  .max(PASSWORD_MAX, { error: TOO_LONG, abort: true })
  .refine((text) => countCharacters(text) >= PASSWORD_MIN, TOO_SHORT)
  .refine(
    (text) => countCharacters(text) < PASSWORD_MIN || KINDS.every((kind) => kind.test(text)),
    COMPOSITION,
  );

export const newPasswordSchema = (email?: string) =>
  z
    .object({ password: chosenPassword })
    .superRefine(({ password }, issues) => refuseCommon({ password, email }, issues));

export function refuseCommon(
  values: { password: string; email?: string },
  issues: z.RefinementCtx,
): void {
  const { password, email } = values;
  if (!isCommonPassword(password, email ? [email] : [])) return;
  const message = isCommonPassword(password) ? COMMON : OWN;
  issues.addIssue({ code: "custom", path: ["password"], message });
}
