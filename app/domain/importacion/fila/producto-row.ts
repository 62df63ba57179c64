import type { Selectable } from "kysely";
import { z } from "zod";
import { withoutFormulaGuard } from "~/domain/csv-texto";
import type { Estado } from "~/domain/estado";
import { parseList } from "~/domain/listas";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { refusalOf } from "~/domain/revision-editorial/nota";
import type { Schema } from "~db/schema/schema";
import {
  COLUMNS,
  type Column,
  type Located,
  OPTIONAL_COLUMNS,
  REQUIRED_COLUMNS,
} from "../archivo/columns";
import type { CsvRow } from "../archivo/csv-file";
import type { Separator } from "../archivo/separator";
import { CAMPOS, type Campos, cleanedWarning, type Notes, readCell } from "./campos";
import { type CeldasDeFicha, fichaImportadaSchema } from "./ficha-celdas";

const kept = Object.fromEntries(COLUMNS.map((name) => [name, CAMPOS[name].kept])) as {
  [Name in Column]: Campos[Name]["kept"];
};

export const productoImportadoSchema = z.object({
  fila: z.number(),
  ...kept,
  columnas: z.array(z.enum(OPTIONAL_COLUMNS)),
  /** A file that was uploaded before there were sheets has none. */
  ficha: fichaImportadaSchema.default({}),
  /** A row of a list of prices: it changes its columns of a product that exists. */
  parcial: z.literal(true).optional(),
});
export type ProductoImportado = z.infer<typeof productoImportadoSchema>;
export type Valores = Pick<ProductoImportado, Column>;

export type RowContext = { separator: Separator; located: Located; width: number };

export function readProductoRow({ fila, cells }: CsvRow, context: RowContext) {
  const { separator, width } = context;
  const { places, isPartial } = context.located;
  const notes: Notes = { errors: [], warnings: [] };
  // A row may be shorter than the header, never longer: its cells would be in the wrong columns.
  if (cells.length > width) {
    notes.errors.push(`Tiene más celdas (${cells.length}) que columnas la cabecera (${width})`);
  }
  const values: Record<string, unknown> = {};
  const given = new Set<Column>();
  for (const name of COLUMNS) {
    const raw = withoutFormulaGuard(cells[places.get(name) ?? -1] ?? "");
    const cell = CAMPOS[name].clean(raw);
    // A slug that was cleaned has a warning of its own.
    if (name !== "slug" && cell.trim() !== raw.trim()) notes.warnings.push(cleanedWarning(name));
    const isGiven = isPartial ? cell.trim() !== "" : places.has(name);
    if (isGiven) given.add(name);
    const heard = isPartial && !isGiven ? { errors: [], warnings: [] } : notes;
    values[name] = readCell(name, cell, heard, separator);
  }
  const valores = values as Valores;
  const celdas = fichaOf(cells, context.located);
  const { errors, warnings } = notes;
  if (isPartial) {
    valores.rating = 0;
    if (!valores.slug && !valores.id) errors.push("Falta el slug o el ASIN del producto");
  } else if (errors.length === 0) errors.push(...publishErrors(valores));
  const columnas = OPTIONAL_COLUMNS.filter((name) => given.has(name));
  const parcial = isPartial || undefined;
  const isGood = errors.length === 0;
  const producto = isGood ? { fila, ...valores, columnas, parcial, ficha: {} } : undefined;
  return { producto, errors, warnings, valores, celdas };
}

/** An empty cell takes the value away; in a list of prices it leaves it. */
function fichaOf(cells: readonly string[], { ficha, isPartial }: Located): CeldasDeFicha {
  const cellAt = (place = -1) => withoutFormulaGuard(cells[place] ?? "");
  const celdas = [...ficha].map(
    ([clave, { dato, fuente }]) => [clave, { dato: cellAt(dato), fuente: cellAt(fuente) }] as const,
  );
  return Object.fromEntries(celdas.filter(([, { dato }]) => !isPartial || dato.trim() !== ""));
}

export type RowReading = ReturnType<typeof readProductoRow>;

export type Cambios = Partial<Omit<Valores, "id" | "slug">>;

/** An update never touches id, slug, featured or what the file has no column for. */
export function changesOf(producto: ProductoImportado): Cambios {
  const names: Column[] = [...(producto.parcial ? [] : REQUIRED_COLUMNS), ...producto.columnas];
  const changed = names.filter((name) => name !== "slug" && name !== "id");
  return Object.fromEntries(changed.map((name) => [name, producto[name]]));
}

type Publishable = Parameters<typeof checkProducto>[0] & { estado: Estado };

export const publishErrors = (producto: Publishable) =>
  producto.estado === "published" ? refusalOf(checkProducto(producto)) : [];

type Stored = Pick<Selectable<Schema["productos"]>, Column>;

export function toValores({ isrecommended, keyfeatures, pros, cons, ...texts }: Stored): Valores {
  return {
    ...texts,
    isrecommended: isrecommended === 1,
    tienda_afiliado: texts.tienda_afiliado === 1,
    keyfeatures: parseList(keyfeatures),
    pros: parseList(pros),
    cons: parseList(cons),
  };
}
