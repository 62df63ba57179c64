import type { Selectable } from "kysely";
import { z } from "zod";
import { withoutFormulaGuard } from "~base/csv-texto";
import { parseList } from "~base/listas";
import { precioText } from "~base/precio";
import { toSlug } from "~base/texto";
import type { Schema } from "~db/schema/schema";
import { checkProducto } from "~nouns/productos/rules/check-producto";
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
  /** Products that exist keep these, for which the file has no column. */
  sin: z.array(z.enum(REQUIRED_COLUMNS)).optional(),
  imagenes: z.array(z.string()).optional(),
  /** A file that was uploaded before there were sheets has none. */
  ficha: fichaImportadaSchema.default({}),
  /** A row of a list of prices: it changes its columns of a product that exists. */
  parcial: z.literal(true).optional(),
});
export type ProductoImportado = z.infer<typeof productoImportadoSchema>;
export type Valores = Pick<ProductoImportado, Column>;

export type RowContext = Sheet & { separator: Separator; located: Located; width: number };

/** @param below pictures in the rows below it */
export function readProductoRow(
  { fila, cells }: CsvRow,
  context: RowContext,
  below: readonly string[] = [],
) {
  const { separator, width } = context;
  const { places, all, isPartial, valores: same } = context.located;
  const notes: Notes = { errors: [], warnings: [] };
  // A row may be shorter than the header, never longer: its cells would be in the wrong columns.
  if (cells.length > width) {
    notes.errors.push(`Tiene más celdas (${cells.length}) que columnas la cabecera (${width})`);
  }
  const cellAt = (name: string) => withoutFormulaGuard(cells[places.get(name) ?? -1] ?? "");
  const values: Record<string, unknown> = {};
  const given = new Set<Column>();
  const imagenes: string[] = [];
  for (const name of COLUMNS) {
    const isFromTitle = name === "slug" && !isPartial && !all.has(name);
    const found = isFromTitle ? toSlug(String(values.title)) : cellAt(name);
    const isEmpty = found.trim() === "";
    let raw = isEmpty ? (same.get(name) ?? found) : asOurs(name, found, context, notes);
    if (name === "imageurl") {
      const [main = "", ...more] = [...addressesIn(raw), ...below];
      imagenes.push(...otherImages(main, more, notes));
      raw = main;
    }
    const cell = CAMPOS[name].clean(raw);
    // A slug that was cleaned has a warning of its own.
    if (name !== "slug" && cell.trim() !== raw.trim()) notes.warnings.push(cleanedWarning(name));
    // A value that is said once for all rows is for new products alone.
    const isSame = isEmpty && same.has(name);
    if (isPartial ? cell.trim() !== "" : all.has(name) && !isSame) given.add(name);
    const isSilent = (isPartial && !given.has(name)) || (isFromTitle && !values.title);
    values[name] = readCell(name, cell, isSilent ? NOBODY() : notes, separator);
  }
  const valores = values as Valores;
  if (!context.isOwn) takeAsin(valores, given, notes);
  const celdas = fichaOf(cellAt, context.located);
  const { errors, warnings } = notes;
  if (isPartial) {
    valores.rating = 0;
    if (!valores.slug && !valores.id) errors.push("Falta el slug o el ASIN del producto");
  } else if (errors.length === 0) errors.push(...publishErrors(valores));
  const columnas = OPTIONAL_COLUMNS.filter((name) => given.has(name));
  const sin = isPartial ? [] : REQUIRED_COLUMNS.filter((name) => !given.has(name));
  const more = {
    parcial: isPartial || undefined,
    ...(sin.length > 0 && { sin }),
    ...(imagenes.length > 0 && { imagenes }),
  };
  const isGood = errors.length === 0;
  const producto = isGood ? { fila, ...valores, columnas, ...more, ficha: {} } : undefined;
  return { producto, errors, warnings, valores, celdas };
}

const NOBODY = (): Notes => ({ errors: [], warnings: [] });

type CellAt = (name: string) => string;

/** An empty cell takes the value away; in a list of prices it leaves it. */
function fichaOf(cellAt: CellAt, { places, claves, isPartial, valores }: Located): CeldasDeFicha {
  const factAt = (name: string) => {
    const cell = cellAt(name);
    return cell.trim() === "" ? (valores.get(name) ?? cell) : cell;
  };
  const pairOf = (clave: string) =>
    [
      clave,
      {
        ...{ dato: factAt(`dato:${clave}`), fuente: factAt(`fuente:${clave}`) },
        medicion: places.has(`medicion:${clave}`) ? factAt(`medicion:${clave}`) : undefined,
      },
    ] as const;
  const read = claves.map(pairOf);
  return Object.fromEntries(read.filter(([, { dato }]) => !isPartial || dato.trim() !== ""));
}

export type RowReading = ReturnType<typeof readProductoRow>;

export type Cambios = Partial<Omit<Valores, "id" | "slug">> & { imagenes?: string[] };

/** An update never touches id, slug, featured or what the file has no column for. */
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
