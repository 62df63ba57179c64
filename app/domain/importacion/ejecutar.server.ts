import { database, type Trx } from "~db/client.server";
import { applyStep, type RowResult } from "./aplicar.server";
import { isDataImage } from "./cells";
import { type Encargo, endTrabajo, renewLease } from "./cola.server";
import { goodRows, isInTramos, parseProducto } from "./filas.server";
import { type DuplicateChoice, planImport } from "./import-plan";
import type { Recuento } from "./lote";
import { storePictures } from "./pictures.server";
import type { ProductoImportado } from "./producto-row";
import type { Tramo } from "./seleccion";

/** A transaction holds the event loop; it ends with the row at which this time is over. */
const CHUNK_MS = 20;
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
  let ahead: ProductoImportado[] = [];
  return async () => {
    const lote = await readLote(encargo.lote);
    if (lote?.estado !== "en_curso") return endWithoutWork(encargo);
    ahead = ahead.filter(({ fila }) => fila > lote.avance);
    if (ahead.length === 0) ahead = await nextProductos(encargo.lote, lote);
    const productos = untilPictures(ahead);
    const known = await storedSlugs(database().read, productos);
    // Before the transaction, which may wait for nothing but the database.
    const { ready, failed } = await storePictures(planImport(productos, known, lote.duplicados));
    if (productos.length === 0) return database().write((trx) => finish(trx, encargo));
    return database().writeSoon(async (trx) => {
      await renewLease(trx, encargo);
      if (!(await isAt(trx, encargo.lote, lote.avance))) return false;
      const results = await applyAll(trx, ready, { duplicados: lote.duplicados, failed });
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

async function nextProductos(
  id: string,
  { seleccion, avance }: Pick<LoteRow, "seleccion" | "avance">,
): Promise<ProductoImportado[]> {
  const tramos = (JSON.parse(seleccion) as Tramo[]).filter(([, to]) => to > avance);
  const rows = await goodRows(database().read, id)
    .select("datos")
    .where("fila", ">", avance)
    .where((eb) => isInTramos(eb, tramos))
    .orderBy("fila")
    .limit(AHEAD_ROWS)
    .execute();
  return rows.map(({ datos }) => parseProducto(datos));
}

type LoteRow = NonNullable<Awaited<ReturnType<typeof readLote>>>;

function untilPictures(productos: ProductoImportado[]): ProductoImportado[] {
  let pictures = 0;
  const end = productos.findIndex(({ imageurl }) => {
    if (isDataImage(imageurl)) pictures += 1;
    return pictures > CHUNK_PICTURES;
  });
  return end < 0 ? productos : productos.slice(0, end);
}

async function storedSlugs(db: Pick<Trx, "selectFrom">, productos: readonly ProductoImportado[]) {
  const slugs = productos.map((producto) => producto.slug);
  const rows = await db.selectFrom("productos").select("slug").where("slug", "in", slugs).execute();
  return new Set(rows.map((row) => row.slug));
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

interface FilaResult extends RowResult {
  version?: number;
  anterior?: string;
}

interface Applying {
  duplicados: DuplicateChoice;
  /** Rows whose embedded picture could not be read. */
  failed: readonly RowResult[];
}

/** The results of a run of rows from the first on, as many as the time allows. */
async function applyAll(
  trx: Trx,
  productos: readonly ProductoImportado[],
  { duplicados, failed }: Applying,
): Promise<FilaResult[]> {
  const deadline = performance.now() + CHUNK_MS;
  const known = await storedSlugs(trx, productos);
  const steps = planImport(productos, known, duplicados);
  const results: FilaResult[] = [];
  for (const step of steps) {
    const before =
      step.action === "actualizar" ? await findStored(trx, step.producto.slug) : undefined;
    const result = await applyStep(trx, step);
    results.push({ ...result, ...trail(result, before) });
    if (performance.now() > deadline) break;
  }
  const isWhole = results.length === steps.length;
  const last = isWhole ? Number.POSITIVE_INFINITY : (results.at(-1)?.fila ?? 0);
  return [...results, ...failed.filter(({ fila }) => fila <= last)].sort((a, b) => a.fila - b.fila);
}

function findStored(trx: Trx, slug: string) {
  return trx.selectFrom("productos").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** What undo needs: the product as it was, and the version that tells whether it is still ours. */
function trail({ resultado }: RowResult, before: Awaited<ReturnType<typeof findStored>>) {
  if (resultado === "importada") return { version: 1 };
  if (resultado !== "actualizada" || !before) return {};
  return { version: before.version + 1, anterior: JSON.stringify(before) };
}

async function keepResults(trx: Trx, id: string, results: FilaResult[]): Promise<void> {
  for (const { fila, ...result } of results) {
    await trx
      .updateTable("importacion_filas")
      .set(toColumns(result))
      .where("importacion_id", "=", id)
      .where("fila", "=", fila)
      .execute();
  }
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

function toColumns({
  resultado,
  motivo,
  producto_id,
  version,
  anterior,
}: Omit<FilaResult, "fila">) {
  return {
    resultado,
    motivo: motivo ?? null,
    producto_id: producto_id ?? null,
    version: version ?? null,
    anterior: anterior ?? null,
  };
}

function countResults(results: readonly RowResult[]): Recuento {
  const count = (kind: RowResult["resultado"]) =>
    results.filter(({ resultado }) => resultado === kind).length;
  return {
    importados: count("importada"),
    actualizados: count("actualizada"),
    omitidos: count("omitida"),
    fallidos: count("fallida"),
  };
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
