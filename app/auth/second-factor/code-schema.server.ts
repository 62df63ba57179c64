import { z } from "zod";
import { line, optionalLine } from "~/http/text/text-schemas";
import { CODE_LENGTH } from "./code-field";
import { FACTOR_NAME_MAX } from "./mfa-verify";
import { PASSKEY_NAME_MAX } from "./passkey-button";

export const CODE_WRONG = "Código inválido";
export const PASSKEY_WRONG = "La llave de acceso no ha servido: vuelve a probar, o usa un código";

const TOO_SHORT = `El código debe tener al menos ${CODE_LENGTH} caracteres`;
const TOO_LONG = `El código debe tener como máximo ${CODE_LENGTH} caracteres`;
const NOT_SIX = `El código debe tener ${CODE_LENGTH} caracteres`;

/** Removes the spaces, hyphens and invisible characters with which codes are copied. */
export const bareCode = (typed: string) => typed.replace(/[\s\p{Cc}\p{Cf}\p{Pd}−]/gu, "");

const code = (short: string, long: string) =>
  z
    .string({ error: () => short })
    .overwrite(bareCode)
    .min(CODE_LENGTH, short)
    .max(CODE_LENGTH, long)
    .refine((text) => text.length !== CODE_LENGTH || /^[0-9]+$/.test(text), CODE_WRONG);

export const signInCodeSchema = z.object({ code: code(TOO_SHORT, TOO_LONG) });

export const setupCodeSchema = z.object({
  code: code(NOT_SIX, NOT_SIX),
  friendly_name: optionalLine({
    max: FACTOR_NAME_MAX,
    tooLong: `El nombre puede tener hasta ${FACTOR_NAME_MAX} caracteres`,
  }).transform((name) => name || null),
});

/** Bounds the JSON in which a browser hands over the answer of a passkey. */
export const passkeyAnswer = z.string().max(20_000);

export const passkeySchema = z.object({
  nombre: line({
    required: "Ponle un nombre a la llave de acceso",
    max: PASSKEY_NAME_MAX,
    tooLong: `El nombre puede tener hasta ${PASSKEY_NAME_MAX} caracteres`,
  }),
  llave: passkeyAnswer,
});
