import { randomBytes } from "node:crypto";
import { isSigned, sign } from "~/runtime/signature.server";

/** The seal's id makes a double click save one row, and its date shows forms sent too fast. */
export const SEAL_FIELD = "idem";

export const SEAL_MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const FORM_TOO_OLD =
  "Este formulario llevaba más de un día abierto, o es de antes de restaurar el sitio. Todo lo que has escrito sigue aquí: vuelve a guardar.";

const PURPOSE = "form";

export function makeSeal(now = new Date()): string {
  const text = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${sign(PURPOSE, text)}`;
}

export type Seal = NonNullable<ReturnType<typeof readSeal>>;

export function readSeal(value: unknown, now = new Date()) {
  if (typeof value !== "string" || value.length > 100) return undefined;
  const [time = "", random = "", signature = "", ...rest] = value.split(".");
  const idem = `${time}.${random}`;
  if (rest.length > 0 || !isSigned(PURPOSE, idem, signature)) return undefined;
  const ageMs = now.getTime() - Number.parseInt(time, 36);
  return ageMs <= SEAL_MAX_AGE_MS ? { idem, ageMs } : undefined;
}
