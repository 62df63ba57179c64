import { sql } from "kysely";
import { z } from "zod";
import { parseStored } from "~/domain/stored-json.server";
import { database, type Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import { renewLease } from "~db/lease.server";
import { applyFilas, type Fila, type RowResult } from "./apply-filas.server";
import { type Encargo, endTrabajo } from "./cola.server";
import { goodRows, isInTramos, parseProducto } from "./filas.server";
import { FILA_DANADA } from "./mensajes";
import { hasPicture, storePictures } from "./store-pictures.server";

/** A transaction holds the event loop; it ends with the row at which this time is over. */
const CHUNK_MS = 15;
/** Rows read at a time, for one chunk or several. */
const AHEAD_ROWS = 200;
/** Embedded pictures of one chunk: each takes some 100 ms, though not of the event loop. */
const CHUNK_PICTURES = 5;

/**
 * Makes what stores an import chunk by chunk: some rows, with their results and the counts, in one
 * transaction, so that whoever goes on after a crash finds all of it or nothing.
 * @returns stores one chunk and tells whether the import has ended; rejects with LeaseLostError when
 * it is somebody else's by now, and has stored nothing then
 */
export function importChunks(encargo: Encargo): () => Promise<boolean> {
  let ahead: Fila[] = [];
  return async () => {
    const lote = await readLote(encargo.lote);
    if (lote?.estado !== "en_curso") return endWithoutWork(encargo);
    ahead = ahead.filter(({ fila }) => fila > lote.avance);
    if (ahead.length === 0) ahead = await nextFilas(encargo.lote, lote);
    const filas = untilPictures(ahead);
    if (filas.length === 0) return database().write((trx) => finish(trx, encargo));
    const { duplicados } = lote;
    const ready = await storePictures(filas, duplicados);
    return database().writeSoon(async (trx) => {
      await renewLease(trx, encargo);
      if (!(await isAt(trx, encargo.lote, lote.avance))) return false;
      const deadline = performance.now() + CHUNK_MS;
      const isOver = () => performance.now() > deadline;
      const how = { importacion: encargo.lote, duplicados, isOver };
      await keepResults(trx, encargo.lote, await applyFilas(trx, ready, how));
      return false;
    });
  };
}

function readLote(id: string) {
  return database()
    .read.selectFrom("importaciones")
    .select(["estado", "duplicados", "seleccion", "avance"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function nextFilas(
  id: string,
  { seleccion, avance }: Pick<LoteRow, "seleccion" | "avance">,
): Promise<Fila[]> {
  const chosen = parseStored(tramosSchema, seleccion, "importaciones.seleccion");
  if (!chosen) throw new Error(`what was chosen of import ${id} is damaged`);
  const tramos = chosen.filter(([, to]) => to > avance);
  const rows = await goodRows(database().read, id)
    .select(["fila", "datos"])
    .where("fila", ">", avance)
    .where((eb) => isInTramos(eb, tramos))
    .orderBy("fila")
    .limit(AHEAD_ROWS)
    .execute();
  return rows.map(({ fila, datos }) => {
    const producto = parseProducto(datos);
    return producto ? { fila, producto } : { fila, motivo: FILA_DANADA };
  });
}

type LoteRow = NonNullable<Awaited<ReturnType<typeof readLote>>>;

const tramosSchema = z.array(z.tuple([z.number(), z.number()]));

function untilPictures(filas: Fila[]): Fila[] {
  const beyond = filas.filter(hasPicture)[CHUNK_PICTURES];
  return beyond ? filas.slice(0, filas.indexOf(beyond)) : filas;
}

/** Called off while this chunk was read, or dealt with by another process. */
async function isAt(trx: Trx, id: string, avance: number): Promise<boolean> {
  const row = await trx
    .selectFrom("importaciones")
    .select(["estado", "avance"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.estado === "en_curso" && row.avance === avance;
}

const COLUMNS: (keyof RowResult)[] = ["fila", "resultado", "motivo", "producto_id", "version"];

async function keepResults(trx: Trx, id: string, results: RowResult[]): Promise<void> {
  // Materialized, or all rows of the import are walked through once for each result.
  await sql`with hechas as materialized (${jsonRows(results, COLUMNS)})
    update importacion_filas set resultado = hechas.resultado, motivo = hechas.motivo,
      producto_id = hechas.producto_id, version = hechas.version
    from hechas
    where importacion_id = ${id} and importacion_filas.fila = hechas.fila`.execute(trx);
  const count = (kind: RowResult["resultado"]) =>
    results.filter(({ resultado }) => resultado === kind).length;
  await trx
    .updateTable("importaciones")
    .set((eb) => ({
      avance: results.at(-1)?.fila ?? 0,
      importados: eb("importados", "+", count("importada")),
      actualizados: eb("actualizados", "+", count("actualizada")),
      omitidos: eb("omitidos", "+", count("omitida")),
      fallidos: eb("fallidos", "+", count("fallida")),
    }))
    .where("id", "=", id)
    .execute();
}

async function finish(trx: Trx, encargo: Encargo): Promise<true> {
  await renewLease(trx, encargo);
  await trx
    .updateTable("importaciones")
    .set({ estado: "terminada", finished_at: new Date().toISOString() })
    .where("id", "=", encargo.lote)
    .where("estado", "=", "en_curso")
    .execute();
  await endTrabajo(trx, encargo);
  return true;
}

async function endWithoutWork(encargo: Encargo): Promise<true> {
  await database().write((trx) => endTrabajo(trx, encargo));
  return true;
}
