import { sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { unindexed } from "~db/engine/engine.server";
import { recordSuceso } from "~record/historial/historial.server";
import { obstaclesOf, type PublishedKind, titleOf } from "~record/kind.server";
import { publishPendientesDue } from "~record/pendientes/publish-pendientes.server";
import { TABLES } from "~record/tipos/tipo";

const isDue = (now: Date, id: unknown = sql.ref("id")) =>
  sql<boolean>`(id = ${id} and ${unindexed("estado")} = 'draft'
    and programado_at <= ${now.toISOString()})`;

/** Each item has a transaction that checks it again, so that only one process publishes it. */
export async function publishDue(kinds: readonly PublishedKind[], now = new Date()) {
  for (const kind of kinds) {
    const due = database().read.selectFrom(TABLES[kind.tipo]).select("id").where(isDue(now));
    for (const { id } of await due.orderBy("programado_at").execute()) {
      await database().write((trx) => publishOne(trx, kind, id, now));
    }
  }
  await publishPendientesDue(kinds, now);
}

/** Publishes an item or, if it may not be, cancels its schedule; the history tells either. */
async function publishOne(trx: Trx, kind: PublishedKind, id: string, now: Date) {
  const { tipo } = kind;
  const due = trx.selectFrom(TABLES[tipo]).selectAll().where(isDue(now, id));
  const row = await due.executeTakeFirst();
  if (!row) return;
  const titulo = titleOf(kind, row);
  const motivo = obstaclesOf(kind, row).join(" ");
  const action = motivo ? (`${tipo}.no-publicado` as const) : (`${tipo}.publicado` as const);
  const details = { titulo, ...(motivo && { motivo }) };
  await recordSuceso(trx, { action, target: id, details }, now);
  if (motivo) {
    const failed = { programado_at: null, programado_fallo: motivo };
    await trx.updateTable(TABLES[tipo]).set(failed).where("id", "=", id).execute();
  } else {
    const writing = { now, fecha: now.toISOString() };
    await kind.update(trx, { id }, { estado: "published" }, writing);
  }
}
