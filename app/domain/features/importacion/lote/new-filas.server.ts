import { database, type Trx } from "~db/client.server";
import { jsonRows, listed } from "~db/engine/engine.server";
import { findCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { datosOf } from "~nouns/ficha/datos.server";
import type { CsvRow } from "../archivo/csv-file";
import { type CeldasDeFicha, readFichaCells } from "../fila/ficha-celdas";
import type { Lectura } from "../fila/lectura";
import type { ProductoImportado, RowReading } from "../fila/producto-row";
import { type Destino, findDestinos } from "./destinos.server";

const toFila = (row: CsvRow, reading?: RowReading) => ({
  fila: row.fila,
  producto: reading?.producto as ProductoImportado | undefined,
  ficha: reading?.celdas ?? {},
  celdas: row.cells,
  motivo: reading?.errors.join("; ") || null,
});

type NewFila = ReturnType<typeof toFila>;

async function readFilas(rows: readonly CsvRow[], lectura: Lectura): Promise<NewFila[]> {
  const filas = rows.map((row) => toFila(row, lectura.read(row)));
  const destinoOf = await findDestinos(database().read, filas);
  for (const fila of filas) {
    if (!fila.producto) continue;
    const { destino, problema, nota } = destinoOf(fila.producto);
    // Two rows may name the same product, one by slug and the other by id.
    const errors = destino ? lectura.repeated(fila.fila, "producto", destino.slug) : [];
    if (errors.length === 0) {
      lectura.warn(fila.fila, ...[problema ?? nota ?? []].flat());
      errors.push(...(await readFicha(fila.producto, fila.ficha, destino, lectura)));
    }
    if (errors.length === 0) continue;
    lectura.refuseRead(fila.fila, errors);
    Object.assign(fila, { producto: undefined, motivo: errors.join("; ") });
  }
  return filas;
}

/** Reads the facts, which depend on the category. @returns the problems */
async function readFicha(
  producto: ProductoImportado,
  celdas: CeldasDeFicha,
  destino: Destino | undefined,
  { context }: Lectura,
): Promise<string[]> {
  // A row of a price list has no category and uses that of its product.
  if (Object.keys(celdas).length === 0 || (producto.parcial && !destino)) return [];
  const slug = producto.parcial
    ? destino?.category
    : await findCategoria(database().read, producto.category);
  const { ficha, errors } = readFichaCells(celdas, await datosOf(slug ?? ""), context.separator);
  producto.ficha = ficha;
  return errors;
}

const COLUMNS = ["importacion_id", "fila", "slug", "producto_id", "datos", "motivo"] as const;

function insertFilas(trx: Trx, importacion_id: string, filas: readonly NewFila[]) {
  const rows = filas.map(({ producto, celdas, fila, motivo }) => ({
    importacion_id,
    fila,
    motivo,
    slug: producto?.slug || (producto ? `ASIN ${producto.id}` : null),
    producto_id: producto?.id ?? null,
    // The cells are stored too, so that they can be read with other columns.
    datos: JSON.stringify({ ...producto, celdas }),
  }));
  const insert = trx.insertInto("importacion_filas").columns(COLUMNS);
  return insert.expression(jsonRows("importacion_filas", rows, COLUMNS)).execute();
}

/** After so many rows other writers get a turn. */
const AT_ONCE = 100;

export async function storeRows(id: string, rows: CsvRow[], lectura?: Lectura): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const filas = lectura ? await readFilas(some, lectura) : some.map((row) => toFila(row));
    await database().writeSoon(async (trx) => {
      const own = trx.deleteFrom("importacion_filas").where("importacion_id", "=", id);
      await own.where("fila", "in", listed(filas.map(({ fila }) => fila))).execute();
      await insertFilas(trx, id, filas);
    });
  }
}
