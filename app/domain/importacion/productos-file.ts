import { setImmediate as breathe } from "node:timers/promises";
import { formatCount } from "~/ui/format-number";
import { shaOf } from "../imagenes/imagen";
import { fold } from "../texto";
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
  /** Rows of each picture of ours that is named. */
  imagenes: Map<string, number[]>;
}

/**
 * All products of a file, with everything that is wrong in it.
 * @param categorias what categories are called: slugs and folded names
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
  const reading: ProductosReading = { productos: [], errors: [], warnings, imagenes: new Map() };
  for (const [index, row] of file.rows.entries()) {
    if (index % STRETCH === STRETCH - 1) await breathe();
    const read = readProductoRow(row, context);
    if (read.producto) reading.productos.push(read.producto);
    reading.errors.push(...read.errors);
    reading.warnings.push(...read.warnings);
  }
  const named = new Map<string, number[]>();
  for (const producto of reading.productos) {
    noteNamed({ categorias: named, imagenes: reading.imagenes }, producto);
  }
  reading.warnings.push(...categoryWarnings(named, categorias));
  return reading;
}

/** What rows name that may not exist, with the numbers of the rows. */
export interface Named {
  categorias: Map<string, number[]>;
  /** Our own alone. */
  imagenes: Map<string, number[]>;
}

export function noteNamed({ categorias, imagenes }: Named, producto: ProductoImportado): void {
  const { category, imageurl, fila } = producto;
  note(categorias, category, fila);
  if (shaOf(imageurl)) note(imagenes, imageurl, fila);
}

function note(filas: Map<string, number[]>, name: string, fila: number): void {
  const named = filas.get(name);
  if (named) named.push(fila);
  else filas.set(name, [fila]);
}

/** One warning for each unknown category, however many rows name it. */
export function categoryWarnings(
  filas: ReadonlyMap<string, number[]>,
  categorias: ReadonlySet<string>,
): string[] {
  const isKnown = (text: string) => categorias.has(text) || categorias.has(fold(text));
  const unknown = [...filas].filter(([category]) => !isKnown(category));
  return unknown.map(([category, rows]) => warnOf(`La categoría "${category}" no existe`, rows));
}

/** One warning for pictures that the library has not: no page would show them, and no form take them. */
export function goneWarnings(filas: ReadonlyMap<string, number[]>, gone: readonly string[]) {
  const rows = gone.flatMap((url) => filas.get(url) ?? []).sort((a, b) => a - b);
  return rows.length > 0 ? [warnOf("La imagen no está en la biblioteca de este sitio", rows)] : [];
}

function warnOf(sentence: string, [first, ...others]: readonly number[]): string {
  const rows = formatCount(others.length, "fila", "filas");
  return `Fila ${first}: ${sentence}${others.length > 0 ? ` (y en ${rows} más)` : ""}`;
}
