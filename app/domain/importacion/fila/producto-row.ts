import type { Selectable } from "kysely";
import { z } from "zod";
import { withoutFormulaGuard } from "~/domain/csv-texto";
import type { Estado } from "~/domain/estado";
import { parseList } from "~/domain/listas";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { obstaclesTo, PUBLISH_BLOCKED } from "~/domain/revision-editorial/nota";
import type { Schema } from "~db/schema/schema";
import { COLUMNS, type Column, OPTIONAL_COLUMNS } from "../archivo/columns";
import type { CsvRow } from "../archivo/csv-file";
import type { Separator } from "../archivo/separator";
import { CAMPOS, type Campos, cleanedWarning, type Notes } from "./campos";

const kept = Object.fromEntries(COLUMNS.map((name) => [name, CAMPOS[name].kept])) as {
  [Name in Column]: Campos[Name]["kept"];
};

export const productoImportadoSchema = z.object({
  fila: z.number(),
  ...kept,
  columnas: z.array(z.enum(OPTIONAL_COLUMNS)),
});
export type ProductoImportado = z.infer<typeof productoImportadoSchema>;
export type Valores = Pick<ProductoImportado, Column>;

export interface RowContext {
  separator: Separator;
  columns: ReadonlyMap<Column, number>;
  width: number;
}

export function readProductoRow({ fila, cells }: CsvRow, context: RowContext) {
  const { columns, separator, width } = context;
  const notes: Notes = { errors: [], warnings: [] };
  // A row may be shorter than the header, never longer: its cells would be in the wrong columns.
  if (cells.length > width) {
    notes.errors.push(`Tiene más celdas (${cells.length}) que columnas la cabecera (${width})`);
  }
  const values: Record<string, unknown> = {};
  for (const name of COLUMNS) {
    const raw = withoutFormulaGuard(cells[columns.get(name) ?? -1] ?? "");
    const cell = CAMPOS[name].clean(raw);
    // A slug that was cleaned has a warning of its own.
    if (name !== "slug" && cell.trim() !== raw.trim()) notes.warnings.push(cleanedWarning(name));
    values[name] = CAMPOS[name].read(cell, notes, separator);
  }
  const valores = values as Valores;
  const { errors, warnings } = notes;
  if (errors.length === 0) errors.push(...publishErrors(valores));
  const { rating } = valores;
  if (errors.length > 0) return { producto: undefined, errors, warnings: [], rating };
  const columnas = OPTIONAL_COLUMNS.filter((name) => columns.has(name));
  return { producto: { fila, ...valores, columnas }, errors, warnings, rating };
}

export type RowReading = ReturnType<typeof readProductoRow>;

export function publishErrors(producto: Publishable): string[] {
  if (producto.estado !== "published") return [];
  const obstacles = obstaclesTo(checkProducto(producto));
  return obstacles.length > 0 ? [[PUBLISH_BLOCKED, ...obstacles].join(". ")] : [];
}

type Publishable = Parameters<typeof checkProducto>[0] & { estado: Estado };

type Stored = Pick<Selectable<Schema["productos"]>, Column>;

export function toValores({ isrecommended, keyfeatures, pros, cons, ...texts }: Stored): Valores {
  return {
    ...texts,
    isrecommended: isrecommended === 1,
    keyfeatures: parseList(keyfeatures),
    pros: parseList(pros),
    cons: parseList(cons),
  };
}
