import { setImmediate as breathe } from "node:timers/promises";
import { formatCount } from "~/ui/format-number";
import { headerWarnings, locateColumns } from "./columns";
import type { CsvFile } from "./csv-file";
import { type ProductoImportado, type RowContext, readProductoRow } from "./producto-row";

/** Rows read at a stretch, some 10 ms, before other requests have their turn. */
const STRETCH = 500;

export interface ProductosReading {
  productos: ProductoImportado[];
  /** One sentence each, in the order of the rows; with any of them nothing may be imported. */
  errors: string[];
  warnings: string[];
}

/**
 * All products of a file, with everything that is wrong in it.
 * @param categorias slugs of the categories that exist
 * @throws {CsvFileError} naming the required columns that are missing
 */
export async function readProductos(
  file: CsvFile,
  categorias: ReadonlySet<string>,
): Promise<ProductosReading> {
  const context: RowContext = {
    separator: file.separator,
    columns: locateColumns(file.header),
    width: file.header.length,
  };
  const warnings = headerWarnings(file.header);
  const reading: ProductosReading = { productos: [], errors: [], warnings };
  for (const [index, row] of file.rows.entries()) {
    if (index % STRETCH === STRETCH - 1) await breathe();
    const read = readProductoRow(row, context);
    if (read.producto) reading.productos.push(read.producto);
    reading.errors.push(...read.errors);
    reading.warnings.push(...read.warnings);
  }
  reading.warnings.push(...categoryWarnings(rowsByCategory(reading.productos), categorias));
  return reading;
}

function rowsByCategory(productos: ProductoImportado[]): Map<string, number[]> {
  const filas = new Map<string, number[]>();
  for (const { category, fila } of productos) noteCategory(filas, category, fila);
  return filas;
}

/** Adds a row to those that name a category. */
export function noteCategory(filas: Map<string, number[]>, category: string, fila: number): void {
  const named = filas.get(category);
  if (named) named.push(fila);
  else filas.set(category, [fila]);
}

/** One warning for each unknown category, however many rows name it. */
export function categoryWarnings(
  filas: ReadonlyMap<string, number[]>,
  categorias: ReadonlySet<string>,
): string[] {
  const unknown = [...filas].filter(([category]) => !categorias.has(category));
  return unknown.map(([category, [first, ...others]]) => {
    const rows = formatCount(others.length, "fila", "filas");
    const more = others.length > 0 ? ` (y en ${rows} más)` : "";
    return `Fila ${first}: La categoría "${category}" no existe${more}`;
  });
}
