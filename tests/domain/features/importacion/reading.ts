import { readFile } from "node:fs/promises";
import { toSlug } from "~base/texto";
import { type CsvFile, parseCsv, readCsvFile } from "~features/importacion/archivo/csv-file";
import { Lectura } from "~features/importacion/fila/lectura";
import type { ProductoImportado } from "~features/importacion/fila/producto-row";

const CATEGORIAS = new Set(["mobiliario", "tronas-asientos", "sillas-coche"]);
export const HEADER = "title,slug,category,imageurl,rating";
export const ROW = "Cuna,cuna,mobiliario,https://ejemplo.es/c.jpg,4";

/** Reads all rows of a file. @returns the products, with all errors and warnings */
export function readProductos(file: CsvFile, categorias = CATEGORIAS) {
  const lectura = new Lectura(file);
  const productos = file.rows.flatMap((row) => lectura.read(row)?.producto ?? []);
  const known = lectura.categorias.filter((text) => categorias.has(toSlug(text)));
  return { productos, errors: lectura.errores, warnings: lectura.avisos(new Set(known), []) };
}

export async function readFixture(name: string) {
  const bytes = await readFile(`tests/fixtures/csv/${name}`);
  return readProductos(await readCsvFile(name, bytes));
}

export async function readText(text: string) {
  return readProductos(await parseCsv(text));
}

/** Reads a good row that has this cell in one more column. */
export async function readWith(column: string, cell: string) {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  return readText(`${HEADER},${column}\n${ROW},${quoted}`);
}

export async function readValue<K extends keyof ProductoImportado>(column: K, cell: string) {
  const { productos, errors } = await readWith(column, cell);
  return productos[0]?.[column] ?? errors[0];
}
