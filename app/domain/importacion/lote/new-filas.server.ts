import { findCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { readDatos } from "~/domain/ficha/datos.server";
import { database, type Trx } from "~db/client.server";
import { jsonRows, listed } from "~db/engine/engine.server";
import type { CsvRow } from "../archivo/csv-file";
import { readFichaCells } from "../fila/ficha-celdas";
import type { Lectura } from "../fila/lectura";
import type { ProductoImportado } from "../fila/producto-row";
import { type Destino, findDestinos } from "./destinos.server";

function toFila(id: string, row: CsvRow, lectura: Lectura | undefined) {
  const reading = lectura?.read(row);
  return {
    ...{ importacion_id: id, fila: row.fila },
    producto: reading?.producto as ProductoImportado | undefined,
    ficha: reading?.celdas ?? {},
    destino: undefined as Destino | undefined,
    celdas: row.cells,
    motivo: reading?.errors.join("; ") || null,
  };
}

type NewFila = ReturnType<typeof toFila>;

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
    // The cells stay, so that they can be read with other columns.
    datos: JSON.stringify({ ...producto, celdas }),
  }));
  const insert = trx.insertInto("importacion_filas").columns(COLUMNS);
  return insert.expression(jsonRows(rows, COLUMNS)).execute();
}

/** Whoever else writes has their turn after so many. */
const AT_ONCE = 100;

/** Rows that were read before give way. */
export async function storeRows(id: string, rows: CsvRow[], lectura?: Lectura): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const read = rows.slice(at, at + AT_ONCE).map((row) => toFila(id, row, lectura));
    const filas = await withFichas(await withDestinos(read, lectura), lectura);
    await database().writeSoon(async (trx) => {
      const own = trx.deleteFrom("importacion_filas").where("importacion_id", "=", id);
      await own.where("fila", "in", listed(filas.map(({ fila }) => fila))).execute();
      await insertFilas(trx, filas);
    });
  }
}
