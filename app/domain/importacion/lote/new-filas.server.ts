import { setImmediate as breathe } from "node:timers/promises";
import { findCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { readDatos } from "~/domain/ficha/datos.server";
import { plainNumber } from "~/ui/text/format-number";
import { database, type Trx } from "~db/client.server";
import { jsonRows, listed } from "~db/engine/engine.server";
import type { CsvRow } from "../archivo/csv-file";
import { readFichaCells } from "../fila/ficha-celdas";
import type { Lectura } from "../fila/lectura";
import type { ProductoImportado, RowReading } from "../fila/producto-row";
import { type Destino, findDestinos } from "./destinos.server";

function toFila(id: string, row: CsvRow, lectura: Lectura | undefined) {
  const reading = lectura?.read(row);
  return {
    ...{ importacion_id: id, fila: row.fila },
    producto: reading?.producto as ProductoImportado | undefined,
    ficha: reading?.celdas ?? {},
    destino: undefined as Destino | undefined,
    celdas: celdasOf(row, lectura?.context.located.places.get("rating"), reading),
    motivo: reading?.errors.join("; ") || null,
  };
}

type NewFila = ReturnType<typeof toFila>;

/** Errors are given back with commas between cells, where a rating of «4,5» would be no number. */
function celdasOf({ cells }: CsvRow, ratingAt: number | undefined, reading?: RowReading) {
  const rating = reading?.valores.rating ?? Number.NaN;
  if (ratingAt === undefined || Number.isNaN(rating)) return cells;
  return cells.with(ratingAt, plainNumber(rating));
}

/** Two rows may name one product of the site, one by its slug and the other by its id. */
async function withDestinos(filas: readonly NewFila[], lectura: Lectura | undefined) {
  const destinoOf = await findDestinos(database().read, filas);
  return filas.map((fila) => {
    if (!fila.producto || !lectura) return fila;
    const { destino, problema, nota } = destinoOf(fila.producto);
    const errors = destino ? lectura.repeated(fila.fila, "producto", destino.slug) : [];
    if (errors.length > 0) return refused(fila, errors, lectura);
    lectura.warn(fila.fila, ...[problema ?? nota ?? []].flat());
    return { ...fila, destino };
  });
}

function refused(fila: NewFila, errors: readonly string[], lectura: Lectura): NewFila {
  lectura.refuseRead(fila.fila, errors);
  return { ...fila, producto: undefined, motivo: errors.join("; ") };
}

/** The category of a row says which facts its cells are of. */
async function withFichas(filas: NewFila[], lectura: Lectura | undefined): Promise<NewFila[]> {
  const { bySlug } = await readDatos();
  return Promise.all(
    filas.map(async (fila) => {
      const { producto, ficha: celdas } = fila;
      if (!lectura || !producto || Object.keys(celdas).length === 0) return fila;
      // A row of a list of prices goes by the product that it changes.
      const slug = producto.parcial
        ? fila.destino?.category
        : await findCategoria(database().read, producto.category);
      if (slug === undefined && producto.parcial) return fila;
      const datos = bySlug.get(slug ?? "") ?? [];
      const { ficha, errors } = readFichaCells(celdas, datos, lectura.context.separator);
      if (errors.length === 0) return { ...fila, producto: { ...producto, ficha } };
      return refused(fila, errors, lectura);
    }),
  );
}

const COLUMNS = ["importacion_id", "fila", "slug", "producto_id", "datos", "motivo"] as const;

function insertFilas(trx: Trx, filas: readonly NewFila[]) {
  const rows = filas.map(({ producto, destino, celdas, ficha, ...row }) => ({
    ...{ ...row, slug: producto?.slug || (producto ? `ASIN ${producto.id}` : null) },
    producto_id: producto?.id ?? null,
    datos: JSON.stringify(producto ?? { celdas }),
  }));
  const insert = trx.insertInto("importacion_filas").columns(COLUMNS);
  return insert.expression(jsonRows(rows, COLUMNS)).execute();
}

/** Other requests have their turn after so long, or so many rows. */
const STRETCH_MS = 5;
const STRETCH_ROWS = 100;

/** Rows that were kept before they could be read give way to what was read of them. */
export async function storeRows(id: string, rows: CsvRow[], lectura?: Lectura): Promise<void> {
  for (let at = 0; at < rows.length; ) {
    const deadline = performance.now() + STRETCH_MS;
    const read: NewFila[] = [];
    for (const row of rows.slice(at, at + STRETCH_ROWS)) {
      read.push(toFila(id, row, lectura));
      if (performance.now() > deadline) break;
    }
    const filas = await withFichas(await withDestinos(read, lectura), lectura);
    await database().writeSoon(async (trx) => {
      const own = trx.deleteFrom("importacion_filas").where("importacion_id", "=", id);
      await own.where("fila", "in", listed(filas.map(({ fila }) => fila))).execute();
      await insertFilas(trx, filas);
    });
    at += filas.length;
    await breathe();
  }
}
