import { beginningOf, fold } from "~/domain/texto";
import { csvError } from "./archivo";

export const REQUIRED_COLUMNS = ["title", "slug", "category", "imageurl", "rating"] as const;
/** The first name of each is the heading of our own sheets; the English one is its key. */
const HEADINGS = {
  title: ["Título", "Nombre", "Producto"],
  slug: ["Slug"],
  category: ["Categoría"],
  imageurl: ["Imagen", "Imagen principal", "URL de la imagen", "Foto", "Image"],
  rating: ["Valoración", "Puntuación"],
  id: ["ASIN", "Identificador"],
  price: ["Precio", "Precio (€)", "PVP"],
  descripcion: ["Descripción", "Description"],
  isrecommended: ["Recomendado", "Recommended"],
  contenido_principal: ["Texto principal", "Contenido principal", "Reseña"],
  keyfeatures: ["Características", "Features"],
  pros: ["Ventajas"],
  cons: ["Contras", "Inconvenientes", "Desventajas"],
  veredicto: ["Veredicto"],
  para_quien: ["Para quién es"],
  no_para: ["Para quién no es"],
  tienda: ["Otra tienda"],
  tienda_url: ["Dirección en otra tienda"],
  tienda_afiliado: ["Afiliado de otra tienda"],
  estado: ["Estado"],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof HEADINGS;

export const COLUMNS = Object.keys(HEADINGS) as readonly Column[];

type Required = (typeof REQUIRED_COLUMNS)[number];
const isRequired = (name: Column): name is Required =>
  REQUIRED_COLUMNS.some((each) => each === name);

export const OPTIONAL_COLUMNS = COLUMNS.filter(
  (name): name is Exclude<Column, Required> => !isRequired(name),
);

export const headingOf = (column: Column) => HEADINGS[column][0];

const squash = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, "");

const BY_SQUASHED = new Map(
  COLUMNS.flatMap((name) => [name, ...HEADINGS[name]].map((each) => [squash(each), name] as const)),
);

export const columnNamed = (cell: string): Column | undefined => BY_SQUASHED.get(squash(cell));

const OF_FICHA = /^(dato|fuente) ?: ?([a-z0-9-]+)$/;

/** «dato:peso» has the value of a fact, «fuente:peso» where it comes from. */
export function columnaDeFicha(cell: string) {
  const [, parte, clave] = OF_FICHA.exec(fold(cell)) ?? [];
  return clave ? { parte: parte as "dato" | "fuente", clave } : undefined;
}

/** Two headings with the same are one column. */
export function keyOf(cell: string): string {
  const { parte, clave } = columnaDeFicha(cell) ?? {};
  return clave ? `${parte}:${clave}` : (columnNamed(cell) ?? fold(cell));
}

export interface Located {
  /** By the key of the fact, the places of its two columns. */
  ficha: ReadonlyMap<string, { dato?: number; fuente?: number }>;
  places: ReadonlyMap<Column, number>;
  missing: readonly Column[];
  /** Slug or id with something to change, and nothing that a new product needs: a list of prices. */
  isPartial: boolean;
}

export function readHeader(header: readonly string[]): Located {
  const places = new Map<Column, number>();
  const ficha = new Map<string, { dato?: number; fuente?: number }>();
  header.forEach((cell, index) => {
    const name = columnNamed(cell);
    if (name) places.set(name, index);
    const { clave, parte } = columnaDeFicha(cell) ?? {};
    if (clave && parte) ficha.set(clave, { ...ficha.get(clave), [parte]: index });
  });
  const missing = REQUIRED_COLUMNS.filter((name) => !places.has(name));
  const others = [...places.keys()].filter((name) => name !== "slug" && name !== "id");
  const isPartial =
    others.length + ficha.size > 0 &&
    others.length < places.size &&
    !others.some((name) => isRequired(name));
  return { places, ficha, missing, isPartial };
}

export function locateColumns(header: readonly string[]): Located {
  const located = readHeader(header);
  const { missing, isPartial } = located;
  if (missing.length === 0 || isPartial) return located;
  const read = shown(
    header
      .filter(Boolean)
      .join(", ")
      .replace(/\p{C}+/gu, " "),
  );
  throw csvError(`${missingInWords(missing)}; la cabecera es «${read}»`);
}

export function missingInWords(missing: readonly string[]): string {
  const [noun, verb] = missing.length === 1 ? ["la columna", "falta"] : ["las columnas", "faltan"];
  return `${verb} ${noun} ${missing.join(", ")}`;
}

export const COLUMNAS_DE_ERRORES: readonly string[] = ["fila", "motivo"];

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
export function headerWarnings(header: string[]): string[] {
  const unknown = header.filter(
    (cell) =>
      cell !== "" &&
      !columnNamed(cell) &&
      !columnaDeFicha(cell) &&
      !COLUMNAS_DE_ERRORES.includes(fold(cell)),
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
