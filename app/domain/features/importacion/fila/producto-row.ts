import type { Selectable } from "kysely";
import { z } from "zod";
import { withoutFormulaGuard } from "~base/csv-texto";
import { parseList } from "~base/listas";
import { precioText } from "~base/precio";
import { toSlug } from "~base/texto";
import type { Schema } from "~db/schema/schema";
import { checkProducto } from "~nouns/productos/rules/check-producto.server";
import { refusalToPublish } from "~record/revision-editorial/nota";
import type { Estado } from "~record/tipos/estado";
import { COLUMNS, type Column } from "../archivo/columns";
import type { CsvRow, Separator } from "../archivo/csv-file";
import { type Located, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from "../archivo/locate";
import { CAMPOS, type Campos, cleanedWarning, type Notes, readCell } from "./campos";
import { addressesIn } from "./cells";
import { asOurs, otherImages, type Sheet, takeAsin } from "./de-otros";
import { type CeldasDeFicha, fichaImportadaSchema } from "./ficha-celdas";

const kept = Object.fromEntries(COLUMNS.map((name) => [name, CAMPOS[name].kept])) as {
  [Name in Column]: Campos[Name]["kept"];
};

export const productoImportadoSchema = z.object({
  fila: z.number(),
  ...kept,
  columnas: z.array(z.enum(OPTIONAL_COLUMNS)),
  /** Required columns that the file lacks: existing products keep their values. */
  sin: z.array(z.enum(REQUIRED_COLUMNS)).optional(),
  imagenes: z.array(z.string()).optional(),
  /** Rows uploaded before sheets existed have none. */
  ficha: fichaImportadaSchema.default({}),
  /** A row of a price list, which changes only its columns of an existing product. */
  parcial: z.literal(true).optional(),
});
export type ProductoImportado = z.infer<typeof productoImportadoSchema>;
export type Valores = Pick<ProductoImportado, Column>;

export type RowContext = Sheet & { separator: Separator; located: Located; width: number };

type CellAt = (name: string) => string;

/** @param below pictures of the rows that continue this one */
export function readProductoRow(
  { fila, cells }: CsvRow,
  context: RowContext,
  below: readonly string[] = [],
) {
  const { located, width } = context;
  const { isPartial } = located;
  const notes: Notes = { errors: [], warnings: [] };
  const { errors, warnings } = notes;
  // A row may be shorter than the header, but a longer one has its cells in wrong columns.
  if (cells.length > width) {
    errors.push(`Tiene más celdas (${cells.length}) que columnas la cabecera (${width})`);
  }
  const cellAt = (name: string) => withoutFormulaGuard(cells[located.places.get(name) ?? -1] ?? "");
  const { valores, given, imagenes } = readColumns(cellAt, context, below, notes);
  if (!context.isOwn) takeAsin(valores, given, notes);
  if (isPartial) {
    valores.rating = 0;
    if (!valores.slug && !valores.id) errors.push("Falta el slug o el ASIN del producto");
  } else if (errors.length === 0) errors.push(...publishErrors(valores));
  const sin = isPartial ? [] : REQUIRED_COLUMNS.filter((name) => !given.has(name));
  const producto = errors.length === 0 && {
    ...valores,
    fila,
    ficha: {},
    parcial: isPartial || undefined,
    columnas: OPTIONAL_COLUMNS.filter((name) => given.has(name)),
    ...(sin.length > 0 && { sin }),
    ...(imagenes.length > 0 && { imagenes }),
  };
  const celdas = fichaOf(cellAt, located);
  return { producto: producto || undefined, errors, warnings, valores, celdas };
}

function readColumns(cellAt: CellAt, context: RowContext, below: readonly string[], notes: Notes) {
  const { all, isPartial, valores: same } = context.located;
  const values: Record<string, unknown> = {};
  const given = new Set<Column>();
  let imagenes: string[] = [];
  for (const name of COLUMNS) {
    const isFromTitle = name === "slug" && !isPartial && !all.has(name);
    const found = isFromTitle ? toSlug(String(values.title)) : cellAt(name);
    // A value chosen once for all rows is used only for new products.
    const once = found.trim() === "" ? same.get(name) : undefined;
    let raw = once ?? asOurs(name, found, context, notes);
    if (name === "imageurl") {
      const [main = "", ...more] = [...addressesIn(raw), ...below];
      imagenes = otherImages(main, more, notes);
      raw = main;
    }
    const cell = CAMPOS[name].clean(raw);
    // A cleaned slug has a warning of its own.
    if (name !== "slug" && cell.trim() !== raw.trim()) notes.warnings.push(cleanedWarning(name));
    if (isPartial ? cell.trim() !== "" : all.has(name) && once === undefined) given.add(name);
    const isSilent = (isPartial && !given.has(name)) || (isFromTitle && !values.title);
    const told: Notes = isSilent ? { errors: [], warnings: [] } : notes;
    values[name] = readCell(name, cell, told, context.separator);
  }
  return { valores: values as Valores, given, imagenes };
}

/** An empty cell removes the value, except in a price list. */
function fichaOf(cellAt: CellAt, { places, claves, isPartial, valores }: Located): CeldasDeFicha {
  const factAt = (name: string) => {
    const cell = cellAt(name);
    return cell.trim() === "" ? (valores.get(name) ?? cell) : cell;
  };
  const read = claves.map((clave) => {
    const [dato, fuente] = [factAt(`dato:${clave}`), factAt(`fuente:${clave}`)];
    const medicion = places.has(`medicion:${clave}`) ? factAt(`medicion:${clave}`) : undefined;
    return [clave, { dato, fuente, medicion }] as const;
  });
  return Object.fromEntries(read.filter(([, { dato }]) => !isPartial || dato.trim() !== ""));
}

export type RowReading = ReturnType<typeof readProductoRow>;

export type Cambios = Partial<Omit<Valores, "id" | "slug">> & { imagenes?: string[] };

/** Updates leave out id, slug, place on the home page, and all columns that the file lacks. */
export function changesOf(producto: ProductoImportado): Cambios {
  const { parcial, columnas, sin = [], imagenes } = producto;
  const required = parcial ? [] : REQUIRED_COLUMNS.filter((name) => !sin.includes(name));
  const changed = [...required, ...columnas].filter((name) => name !== "slug" && name !== "id");
  const cambios = Object.fromEntries(changed.map((name) => [name, producto[name]]));
  return imagenes ? { ...cambios, imagenes } : cambios;
}

type Publishable = Parameters<typeof checkProducto>[0] & { estado: Estado };

export const publishErrors = (producto: Publishable) =>
  producto.estado === "published" ? refusalToPublish(checkProducto(producto)) : [];

type Stored = Pick<Selectable<Schema["productos"]>, Column>;

export function toValores({ isrecommended, keyfeatures, pros, cons, ...texts }: Stored): Valores {
  return {
    ...texts,
    price: precioText(texts.price),
    isrecommended: isrecommended === 1,
    tienda_afiliado: texts.tienda_afiliado === 1,
    keyfeatures: parseList(keyfeatures),
    pros: parseList(pros),
    cons: parseList(cons),
  };
}
