import { beginningOf, fold } from "~/domain/texto";
import { csvError } from "./archivo";

export const REQUIRED_COLUMNS = ["title", "slug", "category", "imageurl", "rating"] as const;
export const OPTIONAL_COLUMNS = [
  "id",
  "price",
  "descripcion",
  "isrecommended",
  "contenido_principal",
  "keyfeatures",
  "pros",
  "cons",
  "veredicto",
  "para_quien",
  "no_para",
  "estado",
] as const;

export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];
export type Column = (typeof REQUIRED_COLUMNS)[number] | OptionalColumn;

export const COLUMNS: readonly Column[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

const squash = (name: string) => fold(name).replace(/[\s_\-\p{Cf}]/gu, "");

const BY_SQUASHED = new Map(COLUMNS.map((name) => [squash(name), name]));

export function columnNamed(cell: string): Column | undefined {
  return BY_SQUASHED.get(squash(cell));
}

export function locateColumns(header: string[]): ReadonlyMap<Column, number> {
  const places = new Map<Column, number>();
  header.forEach((cell, index) => {
    const name = columnNamed(cell);
    if (name) places.set(name, index);
  });
  const missing = REQUIRED_COLUMNS.filter((name) => !places.has(name));
  if (missing.length === 0) return places;
  const [noun, verb] = missing.length === 1 ? ["la columna", "falta"] : ["las columnas", "faltan"];
  const read = shown(
    header
      .filter(Boolean)
      .join(", ")
      .replace(/\p{C}+/gu, " "),
  );
  throw csvError(`${verb} ${noun} ${missing.join(", ")}; la cabecera es «${read}»`);
}

export const COLUMNAS_DE_ERRORES: readonly string[] = ["fila", "motivo"];

const NAMED_AT_MOST = 10;

/** A misspelt name must not lose a column of prices unseen. */
export function headerWarnings(header: string[]): string[] {
  const unknown = header.filter(
    (cell) => cell !== "" && !columnNamed(cell) && !COLUMNAS_DE_ERRORES.includes(fold(cell)),
  );
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, NAMED_AT_MOST).map((cell) => `«${shown(cell)}»`);
  const more = unknown.length - names.length;
  const list = `${names.join(", ")}${more > 0 ? ` y ${more} más` : ""}`;
  return [
    unknown.length === 1
      ? `La columna ${list} no se conoce y no se importa`
      : `Las columnas ${list} no se conocen y no se importan`,
  ];
}

const SHOWN_LENGTH = 100;

export function shown(cell: string): string {
  return cell.length > SHOWN_LENGTH ? `${beginningOf(cell, SHOWN_LENGTH)}…` : cell;
}
