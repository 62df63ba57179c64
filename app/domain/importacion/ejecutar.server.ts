import { sql } from "kysely";
import { z } from "zod";
import { isDataImage } from "~/domain/imagenes/imagen-url";
import { parseStored } from "~/domain/stored-json.server";
import { database, type Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import { renewLease } from "~db/lease.server";
import {
  applySteps,
  countResults,
  planImport,
  type RowResult,
  storedSlugs,
} from "./aplicar.server";
import { type Encargo, endTrabajo } from "./cola.server";
import { goodRows, isInTramos, parseProducto } from "./filas.server";
import { FILA_DANADA } from "./mensajes";
import { storePictures } from "./pictures.server";
import type { ProductoImportado } from "./producto-row";
import type { DuplicateChoice } from "./seleccion";

/** A transaction holds the event loop; it ends with the row at which this time is over. */
const CHUNK_MS = 15;
/** Rows read at a time, for one chunk or several. */
const AHEAD_ROWS = 200;
/** Embedded pictures of one chunk: each takes some 100 ms, though not of the event loop. */
const CHUNK_PICTURES = 5;

interface Fila {
  fila: number;
  /** Absent when what is stored of it is damaged. */
  producto: ProductoImportado | undefined;
}

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
    const productos = filas.flatMap(({ producto }) => producto ?? []);
    const { ready, failed } = await storePictures(productos, lote.duplicados);
    const lost = [...failed, ...filas.flatMap(damagedResult)];
    return database().writeSoon(async (trx) => {
      await renewLease(trx, encargo);
      if (!(await isAt(trx, encargo.lote, lote.avance))) return false;
      const results = await applyAll(trx, ready, {
        ...{ importacion: encargo.lote, duplicados: lote.duplicados, failed: lost },
      });
      await keepResults(trx, encargo.lote, results);
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
  return rows.map(({ fila, datos }) => ({ fila, producto: parseProducto(datos) }));
}

type LoteRow = NonNullable<Awaited<ReturnType<typeof readLote>>>;

const tramosSchema = z.array(z.tuple([z.number(), z.number()]));

function untilPictures(filas: Fila[]): Fila[] {
  let pictures = 0;
  const end = filas.findIndex(({ producto }) => {
    if (producto && isDataImage(producto.imageurl)) pictures += 1;
    return pictures > CHUNK_PICTURES;
  });
  return end < 0 ? filas : filas.slice(0, end);
}

const damagedResult = ({ fila, producto }: Fila): RowResult[] =>
  producto ? [] : [{ fila, resultado: "fallida", motivo: FILA_DANADA }];

/** Called off while this chunk was read, or dealt with by another process. */
async function isAt(trx: Trx, id: string, avance: number): Promise<boolean> {
  const row = await trx
    .selectFrom("importaciones")
    .select(["estado", "avance"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.estado === "en_curso" && row.avance === avance;
}

interface Applying {
  importacion: string;
  duplicados: DuplicateChoice;
  /** Rows that are damaged, or whose embedded picture could not be read. */
  failed: readonly RowResult[];
}

/** The results of a run of rows from the first on, as many as the time allows. */
async function applyAll(
  trx: Trx,
  productos: readonly ProductoImportado[],
  { importacion, duplicados, failed }: Applying,
): Promise<RowResult[]> {
  const deadline = performance.now() + CHUNK_MS;
  const steps = planImport(productos, await storedSlugs(trx, productos), duplicados);
  const isOver = () => performance.now() > deadline;
  const results = await applySteps(trx, steps, { importacion, isOver });
  const isWhole = results.length === steps.length;
  const last = isWhole ? Number.POSITIVE_INFINITY : (results.at(-1)?.fila ?? 0);
  return [...results, ...failed.filter(({ fila }) => fila <= last)].sort((a, b) => a.fila - b.fila);
}

const COLUMNS: (keyof RowResult)[] = ["fila", "resultado", "motivo", "producto_id", "version"];

async function keepResults(trx: Trx, id: string, results: RowResult[]): Promise<void> {
  // Materialized, or all rows of the import are walked through once for each result.
  await sql`with hechas as materialized (${jsonRows(results, COLUMNS)})
    update importacion_filas set resultado = hechas.resultado, motivo = hechas.motivo,
      producto_id = hechas.producto_id, version = hechas.version
    from hechas
    where importacion_id = ${id} and importacion_filas.fila = hechas.fila`.execute(trx);
  const more = countResults(results);
  await trx
    .updateTable("importaciones")
    .set((eb) => ({
      avance: results.at(-1)?.fila ?? 0,
      importados: eb("importados", "+", more.importados),
      actualizados: eb("actualizados", "+", more.actualizados),
      omitidos: eb("omitidos", "+", more.omitidos),
      fallidos: eb("fallidos", "+", more.fallidos),
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

/** The import was called off, or is gone. */
async function endWithoutWork(encargo: Encargo): Promise<true> {
  await database().write((trx) => endTrabajo(trx, encargo));
  return true;
}
