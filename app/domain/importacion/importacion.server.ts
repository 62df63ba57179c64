import { setImmediate as breathe } from "node:timers/promises";
import { database, type Trx } from "~db/client.server";
import { applySteps, countResults, type RowResult, storedSlugs } from "./aplicar.server";
import { type DuplicateChoice, planImport } from "./import-plan";
import type { Recuento } from "./lote";
import { storePictures } from "./pictures.server";
import type { ProductoImportado } from "./producto-row";

/** Rows of one transaction: long enough to be quick, short enough for others to write between. */
const BATCH_SIZE = 250;

export interface ImportResult extends Recuento {
  filas: RowResult[];
}

/** What categories are called: slugs, former slugs and folded names. */
export async function knownCategorias(): Promise<Set<string>> {
  const { read } = database();
  const former = read
    .selectFrom("slugs_antiguos")
    .innerJoin("categorias", "categorias.id", "slugs_antiguos.id")
    .select("slugs_antiguos.slug")
    .where("slugs_antiguos.tipo", "=", "categoria");
  const names = read.selectFrom("categorias").select("nombre_folded as slug");
  const slugs = read.selectFrom("categorias").select("slug");
  const rows = await slugs.union(former).union(names).execute();
  return new Set(rows.map((row) => row.slug));
}

/**
 * Stores checked rows, 250 in a transaction; a row that cannot be stored counts as failed and the
 * others go on.
 * @throws {DatabaseBusyError} batches before are stored then, and a second run skips them
 */
export async function importProductos(
  productos: readonly ProductoImportado[],
  duplicates: DuplicateChoice = "omitir",
): Promise<ImportResult> {
  const filas: RowResult[] = [];
  for (let at = 0; at < productos.length; at += BATCH_SIZE) {
    filas.push(...(await importBatch(productos.slice(at, at + BATCH_SIZE), duplicates)));
    await breathe();
  }
  return { ...countResults(filas), filas };
}

/** Stores at most {@link BATCH_SIZE} rows, with their embedded pictures, in one transaction. */
async function importBatch(
  productos: readonly ProductoImportado[],
  duplicates: DuplicateChoice,
): Promise<RowResult[]> {
  const known = await storedSlugs(database().read, productos);
  // Before the transaction, which may wait for nothing but the database.
  const { ready, failed } = await storePictures(planImport(productos, known, duplicates));
  const done = await database().write((trx) => importRows(trx, ready, duplicates));
  return [...failed, ...done].sort((a, b) => a.fila - b.fila);
}

/** The part of a batch inside the transaction; embedded pictures must be stored before. */
async function importRows(
  trx: Trx,
  productos: readonly ProductoImportado[],
  duplicates: DuplicateChoice,
): Promise<RowResult[]> {
  const known = await storedSlugs(trx, productos);
  return applySteps(trx, planImport(productos, known, duplicates));
}
