import { expect, it } from "vitest";
import { z } from "zod";
import { chosenPassword, refuseCommon } from "~/auth/password/password-schema.server";
import { email } from "~/http/text/text-schemas";
import { toSlug } from "~base/texto";
import { correoSchema } from "~nouns/profiles/correo-schema";

/** The length of texts that took one to four seconds before their checks were limited. */
const BYTES = 60_000;
const AT_ONCE_MS = 500;

const ACCENTS = `a${"\u0301\u0323".repeat(BYTES / 4)}`;
const LETTERS = Array.from({ length: BYTES / 3 }, (_, n) => String.fromCodePoint(0x4e00 + n));

const signUp = z
  .object({ email: correoSchema, password: chosenPassword })
  .superRefine(refuseCommon);
const problemsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  [
    "an address and a password of accents",
    () => problemsOf(signUp, { email: `${ACCENTS}@ejemplo.es`, password: ACCENTS }),
    ["Ingresa un correo electrónico válido", "La contraseña puede tener hasta 256 caracteres"],
  ],
  [
    "a domain of other letters",
    () => problemsOf(email({ required: "falta", invalid: "mal" }), `a@${LETTERS.join("")}.es`),
    ["mal"],
  ],
  ["a title of accents", () => toSlug(`${ACCENTS.repeat(4)}b`), "aaaab"],
])("%s keeps nobody waiting", (_, read, result) => {
  const start = performance.now();
  expect(read()).toEqual(result);
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
});
