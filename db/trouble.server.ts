import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { OutcomeUnknownError, UNSURE } from "~/runtime/outcome-unknown-error";
import * as engine from "./engine/engine.server";

type Trouble = NonNullable<ReturnType<typeof engine.troubleOf>> | "misplaced" | "remote" | "unsure";

const CODES: readonly [RegExp, Trouble][] = [
  [/^(ENOSPC|EDQUOT)/, "full"],
  [/^(EACCES|EPERM|EROFS)/, "denied"],
  [/^(EISDIR|ENOTDIR|EEXIST)$/, "misplaced"],
  [/^EIO/, "failing"],
  [/^EBUCKET$/, "remote"],
];

const SENTENCES: Readonly<Record<Trouble, (place: string) => string>> = {
  full: () => "No queda sitio en el disco.",
  denied: (place) =>
    `No se puede leer o escribir en ${place}. Revisa sus permisos, de quién es y que el disco no esté en solo lectura.`,
  misplaced: (place) => `En ${place} hay un archivo donde va una carpeta, o al revés.`,
  busy: () =>
    "Otro proceso tiene ocupada la base de datos. Inténtalo otra vez dentro de un momento.",
  failing: (place) => `El disco falla al leer o escribir en ${place}.`,
  remote: () =>
    "El almacén de imágenes (MEDIA_URL) no contesta como debe. Inténtalo otra vez dentro de un momento.",
  unsure: () => UNSURE,
  barred: () =>
    "La base de datos (DATABASE_URL) no deja escribir: mira los permisos de su usuario, y que no sea de solo lectura.",
  away: () =>
    "La base de datos (DATABASE_URL) no contesta. Mira que esté en marcha y que se llegue a ella.",
};

function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof OutcomeUnknownError) return "unsure";
  const code = codeOf(error) ?? "";
  return engine.troubleOf(error) ?? CODES.find(([pattern]) => pattern.test(code))?.[1];
}

export const isDiskFull = (error: unknown) => troubleOf(error) === "full";

export function isWriteTrouble(error: unknown): boolean {
  const trouble = troubleOf(error);
  return trouble !== undefined && trouble !== "misplaced";
}

export function explainTrouble(error: unknown): string | undefined {
  const trouble = troubleOf(error);
  if (!trouble) return undefined;
  // SQLite's errors do not name the file, so the folder is named instead.
  const place = error instanceof Error && "path" in error ? String(error.path) : undefined;
  return SENTENCES[trouble](place ?? settings().DATA_DIR);
}
