import { beginningOf, fold } from "~base/texto";
import { type CsvFileError, csvError } from "./archivo";
import * as columns from "./columns";

export const REQUIRED_COLUMNS = ["title", "slug", "category", "imageurl", "rating"] as const;

type Required = (typeof REQUIRED_COLUMNS)[number];
const isRequired = (name: string): name is Required =>
  REQUIRED_COLUMNS.some((each) => each === name);

export const OPTIONAL_COLUMNS = columns.COLUMNS.filter(
  (name): name is Exclude<columns.Column, Required> => !isRequired(name),
);

export type Cabecera = { header: readonly string[]; columnas: readonly string[] };

const asPair = (text: string) =>
  [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)] as const;

export function locate({ header, columnas }: Cabecera) {
  const names = columnas.slice(0, header.length);
  /** Keyed by the column, or by «dato:peso», «fuente:peso» and the like. */
  const places = new Map<string, number>();
  for (const [at, name] of names.entries()) if (!places.has(name)) places.set(name, at);
  places.delete("");
  const valores = new Map(columnas.slice(header.length).map(asPair));
  const all = new Set([...places.keys(), ...valores.keys()]);
  const missing = REQUIRED_COLUMNS.filter(
    (name) => !all.has(name) && !(name === "slug" && all.has("title")),
  );
  const claves = [
    ...new Set([...all].flatMap((name) => columns.columnaDeFicha(name)?.clave ?? [])),
  ];
  const others = columns.COLUMNS.filter(
    (name) => all.has(name) && name !== "slug" && name !== "id",
  );
  /** A price list: it has a slug or id and something to change, but no required column. */
  const isPartial =
    others.length + claves.length > 0 &&
    (places.has("slug") || places.has("id")) &&
    !others.some((name) => isRequired(name));
  const twice = [...new Set(names.filter((name, at) => name && names.indexOf(name) < at))];
  const isReadable = twice.length === 0 && (missing.length === 0 || isPartial);
  return { places, valores, all, claves, missing, twice, isPartial, isReadable };
}

export type Located = ReturnType<typeof locate>;

export function unreadableError(cabecera: Cabecera): CsvFileError {
  const { header, columnas } = cabecera;
  const { missing, twice } = locate(cabecera);
  const [name] = twice;
  if (name) {
    const cells = header.filter((_, at) => columnas[at] === name);
    return csvError(
      new Set(cells.map(fold)).size === 1
        ? `la columna «${shown(cells[0] ?? "")}» está repetida`
        : `las columnas ${cells.map((cell) => `«${shown(cell)}»`).join(" y ")} pueden ser ${name}`,
    );
  }
  const named = header.filter(Boolean).join(", ");
  const read = named.replace(/\p{C}+/gu, " ");
  return csvError(`${missingInWords(missing)}; la cabecera es «${shown(read)}»`);
}

export function missingInWords(missing: readonly string[]): string {
  const [noun, verb] = missing.length === 1 ? ["la columna", "falta"] : ["las columnas", "faltan"];
  return `${verb} ${noun} ${missing.join(", ")}`;
}

const NAMED_AT_MOST = 10;

/** Reports facts that no category has. @param known the keys of all facts */
export function fichaErrors({ claves, all }: Located, known: ReadonlySet<string>): string[] {
  const list = known.size > 0 ? `hay ${[...known].join(", ")}` : "ninguna categoría tiene ficha";
  return claves.flatMap((clave) => {
    if (!known.has(clave)) return [`La columna "dato:${clave}" no existe; ${list}`];
    const first = columns.PARTES_DE_FICHA.find((parte) => all.has(`${parte}:${clave}`));
    return first === "dato" ? [] : [`La columna "${first}:${clave}" necesita "dato:${clave}"`];
  });
}

/** Warns of unknown columns, because a misspelt «precio» would otherwise be ignored silently. */
export function headerWarnings({ header, columnas }: Cabecera): string[] {
  const isUnknown = (cell: string, at: number) =>
    cell !== "" && !columnas[at] && !columns.COLUMNAS_DE_ERRORES.includes(fold(cell));
  const unknown = [...new Set(header.filter(isUnknown))];
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
