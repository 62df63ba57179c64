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

function toFila(id: string, row: CsvRow, lectura: Lectura | undefined) {
  const reading = lectura?.read(row);
  return {
    ...{ importacion_id: id, fila: row.fila },
    producto: reading?.producto as ProductoImportado | undefined,
    ficha: reading?.celdas ?? {},
    celdas: celdasOf(row, lectura?.context.located.places.get("rating"), reading),
    motivo: reading?.errors.join("; ") || null,
  };
}

type NewFila = ReturnType<typeof toFila>;

/** Errors are given back with commas between cells, where a rating of «4,5» would be no number. */
function celdasOf({ cells }: CsvRow, ratingAt: number | undefined, reading?: RowReading) {
  if (ratingAt === undefined || !reading || Number.isNaN(reading.rating)) return cells;
  return cells.with(ratingAt, plainNumber(reading.rating));
}

/** A list of prices may name its products by their ASIN. An unknown one gives no slug that exists. */
async function withSlugs(filas: readonly NewFila[]): Promise<NewFila[]> {
  const ids = filas.flatMap(({ producto }) => (producto?.parcial && producto.id) || []);
  if (ids.length === 0) return [...filas];
  const all = database().read.selectFrom("productos").select(["id", "slug"]);
  const rows = await all.where("id", "in", listed(ids)).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return filas.map((fila) => {
    const { producto } = fila;
    if (!producto?.parcial || producto.id === null) return fila;
    const slug = slugs.get(producto.id) ?? (producto.slug || `ASIN ${producto.id}`);
    return { ...fila, producto: { ...producto, slug } };
  });
}

/** A row of a list of prices goes by the product that it changes. */
function categoriaOf({ producto }: NewFila) {
  const { read } = database();
  if (!producto?.parcial) return findCategoria(read, producto?.category ?? "");
  const stored = read.selectFrom("productos").select("category").where("slug", "=", producto.slug);
  return stored.executeTakeFirst().then((row) => row?.category);
}

/** The category of a row says which facts its cells are of. */
async function withFichas(filas: NewFila[], lectura: Lectura | undefined): Promise<NewFila[]> {
  const { bySlug } = await readDatos();
  return Promise.all(
    filas.map(async (fila) => {
      const { producto, ficha: celdas } = fila;
      if (!lectura || !producto || Object.keys(celdas).length === 0) return fila;
      const slug = await categoriaOf(fila);
      if (slug === undefined && producto.parcial) return fila;
      const datos = bySlug.get(slug ?? "") ?? [];
      const { ficha, errors } = readFichaCells(celdas, datos, lectura.context.separator);
      if (errors.length === 0) return { ...fila, producto: { ...producto, ficha } };
      lectura.refuseRead(fila.fila, errors);
      return { ...fila, producto: undefined, motivo: errors.join("; ") };
    }),
  );
}

const COLUMNS = ["importacion_id", "fila", "slug", "datos", "motivo"] as const;

function insertFilas(trx: Trx, filas: readonly NewFila[]) {
  const rows = filas.map(({ producto, celdas, ficha, ...row }) => ({
    ...{ ...row, slug: producto?.slug ?? null },
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
    const filas = await withFichas(await withSlugs(read), lectura);
    await database().writeSoon(async (trx) => {
      const own = trx.deleteFrom("importacion_filas").where("importacion_id", "=", id);
      await own.where("fila", "in", listed(filas.map(({ fila }) => fila))).execute();
      await insertFilas(trx, filas);
    });
    at += filas.length;
    await breathe();
  }
}
