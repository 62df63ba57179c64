import { parseList } from "~base/listas";
import { pick } from "~base/pick";
import { database, type Trx } from "~db/client.server";
import { isHeld, listHeld } from "~db/lease.server";
import { readPage } from "~db/paging.server";
import { IMPORTACIONES } from "./cola.server";

const LOTES_POR_PAGINA = 25;

export async function findLote(id: string) {
  const row = await lotes().where("importaciones.id", "=", id).executeTakeFirst();
  return row && toLote(row);
}

export function listLotes(pagina: number) {
  const newest = lotes().orderBy("importaciones.created_at", "desc").orderBy("importaciones.id");
  return readPage(newest, { pagina, size: LOTES_POR_PAGINA }, toLote);
}

function lotes() {
  const { read } = database();
  const now = new Date();
  return read
    .selectFrom("importaciones")
    .leftJoin("profiles", "profiles.id", "importaciones.user_id")
    .leftJoin("trabajos", "trabajos.id", "importaciones.trabajo_id")
    .selectAll("importaciones")
    .select(["profiles.email as autor", "trabajos.status"])
    .select(isHeld(IMPORTACIONES, now).as("atWork"))
    .select(({ exists }) => exists(listHeld(read, IMPORTACIONES, now)).as("isTurnOfOthers"));
}

type LoteRow = Awaited<ReturnType<ReturnType<typeof lotes>["executeTakeFirstOrThrow"]>>;

function toLote(row: LoteRow) {
  return {
    ...pick(row, ["id", "archivo", "autor", "estado", "filas", "elegidas"]),
    cabecera: parseList(row.cabecera),
    errores: parseList(row.errores),
    numErrores: row.num_errores,
    avisos: parseList(row.avisos),
    numAvisos: row.num_avisos,
    recuento: pick(row, ["importados", "actualizados", "omitidos", "fallidos"]),
    deshecho: pick(row, ["retirados", "restaurados", "conservados"]),
    trabajo: trabajoOf(row),
    createdAt: row.created_at,
  };
}

export type Lote = ReturnType<typeof toLote>;

function trabajoOf({ estado, status, atWork, isTurnOfOthers }: LoteRow) {
  if (estado !== "en_curso" && estado !== "deshaciendo") return null;
  // An import that runs without a job is shown as failed, because nothing continues it.
  if (status !== "queued" && status !== "running") return "fallido";
  return isTurnOfOthers && !atWork ? "espera" : "en_marcha";
}

export function deleteLote(trx: Trx, id: string) {
  const unused = trx.deleteFrom("importaciones").where("estado", "in", ["leyendo", "preparada"]);
  return unused.where("id", "=", id).returning("archivo").executeTakeFirst();
}

/** Deleted in portions, as other writers wait meanwhile and an import may have 20,000 rows. */
const PURGED_AT_ONCE = 1_000;

type Limits = Record<"unusedBefore" | "finishedBefore", Date>;

export async function purgeLotes(trx: Trx, { unusedBefore, finishedBefore }: Limits) {
  const due = await trx
    .selectFrom("importaciones")
    .select(["id", "finished_at"])
    .where("estado", "not in", ["en_curso", "deshaciendo"])
    .where(({ eb, and, or }) =>
      or([
        eb("finished_at", "<", finishedBefore.toISOString()),
        and([eb("finished_at", "is", null), eb("created_at", "<", unusedBefore.toISOString())]),
      ]),
    )
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  if ((await purgeFilas(trx, due.id)) < PURGED_AT_ONCE) {
    await trx.deleteFrom("importaciones").where("id", "=", due.id).execute();
    return true;
  }
  // This state stops imports and undos, because the next purge deletes the remaining rows.
  const estado = due.finished_at ? "deshecha" : "leyendo";
  await trx.updateTable("importaciones").set({ estado }).where("id", "=", due.id).execute();
  return true;
}

async function purgeFilas(trx: Trx, lote: string): Promise<number> {
  const all = trx.selectFrom("importacion_filas").select("fila").where("importacion_id", "=", lote);
  const own = trx.deleteFrom("importacion_filas").where("importacion_id", "=", lote);
  const some = own.where("fila", "in", all.limit(PURGED_AT_ONCE));
  return Number((await some.executeTakeFirst()).numDeletedRows);
}
