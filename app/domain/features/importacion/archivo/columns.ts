import { fold } from "~base/texto";
import { EN_ARCHIVOS } from "~nouns/productos/producto.kind";
import { labelsOf } from "~record/campos/campo";

/** The first name is the heading in our own exports; the English key is the column. */
const HEADINGS = {
  title: "Título | Nombre | Producto | Name | Product name | Product title | Nombre del producto",
  slug: "Slug | Handle | URL rewritten | URL amigable | Friendly URL",
  category: `Categoría | Categorías | Categories | Categories (x,y,z...) | Categorías (x,y,z...) |
    Default category`,
  imageurl: `Imagen | Imagen principal | URL de la imagen | Foto | Image | Imágenes | Images |
    Image Src | Image URLs | Image URLs (x,y,z...) | URL de imagen | URL imagen | Main image |
    URLs de imágenes | URL de las imágenes (x,y,z...)`,
  rating: `Valoración | Puntuación | Valoración media | Estrellas | Stars | Ratings |
    Average rating | Customer rating`,
  id: "ASIN | Identificador",
  price: `Precio | Precio (€) | PVP | Precio normal | Regular price | Variant Price | Price tax included |
    Precio con impuestos | Precio (imp. incl.) | Precio con impuestos incluidos`,
  descripcion: `Descripción | Description | Body (HTML) | Descripción corta | Short description |
    Summary | Resumen`,
  isrecommended: "Recomendado | Recommended",
  contenido_principal: "Texto principal | Contenido principal | Reseña",
  keyfeatures: "Características | Features | Bullet points | About this item",
  pros: "Ventajas",
  cons: "Contras | Inconvenientes | Desventajas",
  ...labelsOf(EN_ARCHIVOS),
  tienda_url: "Dirección en otra tienda | URL externa | External URL",
  tienda_afiliado: "Afiliado de otra tienda",
  estado: "Estado | Publicado | Published | Active (0/1) | Activo (0/1) | Activo | Active",
};

export type Column = keyof typeof HEADINGS;

export const COLUMNS = Object.keys(HEADINGS) as readonly Column[];

const namesOf = (column: Column) => HEADINGS[column].split("|").map((name) => name.trim());

export const headingOf = (column: Column) => namesOf(column)[0] ?? column;

export const isColumn = (name: string): name is Column => COLUMNS.some((each) => each === name);

export const headingOrName = (name: string) => (isColumn(name) ? headingOf(name) : name);

const squash = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, "");

const BY_SQUASHED = new Map(
  COLUMNS.flatMap((name) => [name, ...namesOf(name)].map((each) => [squash(each), name] as const)),
);

export const columnNamed = (cell: string): Column | undefined => BY_SQUASHED.get(squash(cell));

/** Headings of the short text, where a shop has a short and a long one. */
const SHORT = /^(descripcioncorta|shortdescription|summary|resumen)$/;
/** Headings that shops use for other things too, so they count only if no other fits. */
const AT_LAST = new Map<string, Column>([
  ["type", "category"],
  ["status", "estado"],
]);
export const areCategories = (cell: string) => /^categor(?:ies|ias)/.test(squash(cell));

export const PARTES_DE_FICHA = ["dato", "fuente", "medicion"] as const;
type ParteDeFicha = (typeof PARTES_DE_FICHA)[number];

const OF_FICHA = /^(dato|fuente|medicion) ?: ?([a-z0-9-]+)$/;

/** «dato:peso» holds a fact's value, «fuente:peso» its source, «medicion:peso» how we measured. */
export function columnaDeFicha(cell: string) {
  const [, parte, clave] = OF_FICHA.exec(fold(cell)) ?? [];
  return clave ? { parte: parte as ParteDeFicha, clave } : undefined;
}

export function meaningOf(cell: string): string {
  const { parte, clave } = columnaDeFicha(cell) ?? {};
  return clave ? `${parte}:${clave}` : (columnNamed(cell) ?? "");
}

export function meaningsOf(header: readonly string[]): string[] {
  const has = (name: string) => header.some((cell) => squash(cell) === name);
  // Shopify's «published» is about the sales channel, so `status` counts if both are given.
  const isOutdone = (cell: string) => squash(cell) === "published" && has("status");
  const named = header.map((cell) => (isOutdone(cell) ? "" : meaningOf(cell)));
  const short = header.findIndex((cell) => SHORT.test(squash(cell)));
  const hasLong = named.includes("contenido_principal");
  return named.map((name, at) => {
    const isLong = short >= 0 && at !== short && !hasLong;
    if (name !== "") return name === "descripcion" && isLong ? "contenido_principal" : name;
    const last = AT_LAST.get(squash(header[at] ?? ""));
    // WooCommerce's «type» is the kind of product rather than its category.
    const isKind = last === "category" && !has("handle");
    return last && !isKind && !named.includes(last) ? last : "";
  });
}

export const namedIn = (cells: readonly string[]) =>
  new Set(cells.map(meaningOf).filter(Boolean)).size;

export const EXPORTED: readonly Column[] = ["id", ...COLUMNS.filter((column) => column !== "id")];

export const COLUMNAS_DE_ERRORES: readonly string[] = ["fila", "motivo"];

/** True for exports of ours, also of earlier releases: their texts are imported unchanged. */
export function isOwnSheet(header: readonly string[]): boolean {
  const cells = header.map(fold);
  const oldest = EXPORTED.filter((column) => !(column in EN_ARCHIVOS) && !/^tienda_/.test(column));
  const places = oldest.map((column) =>
    cells.findIndex((cell) => [column, fold(headingOf(column))].includes(cell)),
  );
  return places.every((place, at) => place > (places[at - 1] ?? -1));
}
