import { beginningOf, fold } from "~/domain/texto";
import { type CsvFileError, csvError } from "./archivo";
import { COLUMNAS_DE_ERRORES, COLUMNS, type Column, columnaDeFicha, meaningsOf } from "./columns";

export const REQUIRED_COLUMNS = ["title", "slug", "category", "imageurl", "rating"] as const;

type Required = (typeof REQUIRED_COLUMNS)[number];
const isRequired = (name: string): name is Required =>
  REQUIRED_COLUMNS.some((each) => each === name);

export const OPTIONAL_COLUMNS = COLUMNS.filter(
  (name): name is Exclude<Column, Required> => !isRequired(name),
);

export interface Cabecera {
  header: readonly string[];
  /** A name for each heading, or nothing; behind them what is the same for all rows, as «rating=4». */
  columnas?: readonly string[] | undefined;
}

export interface Located {
  /** By the key of the fact, the places of its two columns. */
  ficha: ReadonlyMap<string, { dato?: number; fuente?: number }>;
  places: ReadonlyMap<Column, number>;
  /** The same for all rows whose cell is empty. */
  valores: ReadonlyMap<string, string>;
  /** Names that several columns would have. */
  twice: readonly string[];
  missing: readonly Column[];
  /** Slug or id with something to change, and nothing that a new product needs: a list of prices. */
  isPartial: boolean;
}

const asPair = (text: string) =>
  [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)] as const;

/** The headings say it until somebody does. */
export const columnasOf = ({ header, columnas = meaningsOf(header) }: Cabecera) => columnas;

export function locate(cabecera: Cabecera): Located {
  const { header } = cabecera;
  const columnas = columnasOf(cabecera);
  const places = new Map<Column, number>();
  const ficha = new Map<string, { dato?: number; fuente?: number }>();
  const names = columnas.slice(0, header.length);
  const valores = new Map(columnas.slice(header.length).map(asPair));
  for (const name of [...names, ...valores.keys()]) {
    const { clave, parte } = columnaDeFicha(name) ?? {};
    const at = names.includes(name) ? names.indexOf(name) : undefined;
    const column = COLUMNS.find((each) => each === name);
    if (column && at !== undefined) places.set(column, at);
    if (clave && parte) ficha.set(clave, { ...ficha.get(clave), [parte]: at ?? NOWHERE });
  }
  const isThere = (name: Column) => places.has(name) || valores.has(name);
  const missing = REQUIRED_COLUMNS.filter((name) =>
    name === "slug" ? !isThere(name) && !isThere("title") : !isThere(name),
  );
  const others = COLUMNS.filter((name) => isThere(name) && name !== "slug" && name !== "id");
  const isPartial =
    others.length + ficha.size > 0 &&
    (places.has("slug") || places.has("id")) &&
    !others.some((name) => isRequired(name));
  const twice = names.filter((name, at) => name !== "" && names.indexOf(name) < at);
  return { places, ficha, valores, twice: [...new Set(twice)], missing, isPartial };
}

/** A row has no such cell. */
const NOWHERE = -1;

export function isReadable(cabecera: Cabecera): boolean {
  const { twice, missing, isPartial } = locate(cabecera);
  return twice.length === 0 && (missing.length === 0 || isPartial);
}

export function locateColumns(cabecera: Cabecera): Located {
  if (!isReadable(cabecera)) throw unreadableError(cabecera);
  return locate(cabecera);
}

export function unreadableError(cabecera: Cabecera): CsvFileError {
  const { missing, twice } = locate(cabecera);
  const [name] = twice;
  if (name) {
    const columnas = columnasOf(cabecera);
    const cells = cabecera.header.filter((_, at) => columnas[at] === name);
    return csvError(
      new Set(cells.map(fold)).size === 1
        ? `la columna «${shown(cells[0] ?? "")}» está repetida`
        : `las columnas ${cells.map((cell) => `«${shown(cell)}»`).join(" y ")} pueden ser ${name}`,
    );
  }
  const read = cabecera.header
    .filter(Boolean)
    .join(", ")
    .replace(/\p{C}+/gu, " ");
  return csvError(`${missingInWords(missing)}; la cabecera es «${shown(read)}»`);
}

export function missingInWords(missing: readonly string[]): string {
  const [noun, verb] = missing.length === 1 ? ["la columna", "falta"] : ["las columnas", "faltan"];
  return `${verb} ${noun} ${missing.join(", ")}`;
}

const NAMED_AT_MOST = 10;

/** A fact that no category has is a mistake. @param claves of all facts */
export function fichaErrors(ficha: Located["ficha"], claves: ReadonlySet<string>): string[] {
  const known = claves.size > 0 ? `hay ${[...claves].join(", ")}` : "ninguna categoría tiene ficha";
  return [...ficha].flatMap(([clave, { dato }]) => {
    if (!claves.has(clave)) return [`La columna "dato:${clave}" no existe; ${known}`];
    return dato === undefined ? [`La columna "fuente:${clave}" necesita "dato:${clave}"`] : [];
  });
}

/** A misspelt name must not lose a column of prices unseen. */
export function headerWarnings(cabecera: Cabecera): string[] {
  const { header } = cabecera;
  const columnas = columnasOf(cabecera);
  const isUnknown = (cell: string, at: number) =>
    cell !== "" && !columnas[at] && !COLUMNAS_DE_ERRORES.includes(fold(cell));
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
