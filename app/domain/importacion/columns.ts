import { fold } from "../texto";
import { csvError } from "./csv-error";

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
  "estado",
] as const;

type RequiredColumn = (typeof REQUIRED_COLUMNS)[number];
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];
export type Column = RequiredColumn | OptionalColumn;

const COLUMNS: readonly string[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

export function isColumn(name: string): name is Column {
  return COLUMNS.includes(name);
}

/**
 * Where each of our columns stands in a header, whatever its case, accents and spaces around.
 * @throws {CsvFileError} naming all required columns that are missing
 */
export function locateColumns(header: string[]): ReadonlyMap<Column, number> {
  const places = new Map<Column, number>();
  header.forEach((cell, index) => {
    const name = fold(cell);
    if (isColumn(name)) places.set(name, index);
  });
  const missing = REQUIRED_COLUMNS.filter((name) => !places.has(name));
  if (missing.length === 0) return places;
  const [noun, verb] = missing.length === 1 ? ["la columna", "falta"] : ["las columnas", "faltan"];
  throw csvError("columnas", `${verb} ${noun} ${missing.join(", ")}`);
}
