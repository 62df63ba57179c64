import { sql } from "kysely";
import type { Pendiente } from "~/domain/escritorio/pendiente";
import { formatDateTime } from "~/domain/fechas";
import { recordSuceso } from "~/domain/historial/historial.server";
import { type Item, TABLES, TIPOS_PUBLICABLES, type TipoPublicable } from "~/domain/tipo";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { unindexed } from "~db/engine/engine.server";
import { obstaclesOf, PUBLICABLES, titleOf, tituloOf } from "./publicable.server";

const isDue = (now: Date, id: unknown = sql.ref("id")) =>
  sql<boolean>`(id = ${id} and ${unindexed("estado")} = 'draft'
    and programado_at <= ${now.toISOString()})`;

/** Each goes in one transaction that looks first: of several processes one publishes it. */
export async function publishDue(now = new Date()): Promise<void> {
  for (const tipo of TIPOS_PUBLICABLES) {
    const due = database().read.selectFrom(TABLES[tipo]).select("id").where(isDue(now));
    for (const { id } of await due.orderBy("programado_at").execute()) {
      await database().write((trx) => publishOne(trx, { tipo, id }, now));
    }
  }
}

/** Writes down what happens to it: what may not be published waits for nothing any more. */
async function publishOne(trx: Trx, { tipo, id }: Item<TipoPublicable>, now: Date) {
  const due = trx.selectFrom(TABLES[tipo]).selectAll().where(isDue(now, id));
  const row = await due.executeTakeFirst();
  if (!row) return;
  const titulo = titleOf(tipo, row);
  const motivo = obstaclesOf(tipo, row).join(" ");
  const action = motivo ? (`${tipo}.no-publicado` as const) : (`${tipo}.publicado` as const);
  const details = { titulo, ...(motivo && { motivo }) };
  await recordSuceso(trx, { action, target: id, details }, now);
  if (motivo) {
    const failed = { programado_at: null, programado_fallo: motivo };
    await trx.updateTable(TABLES[tipo]).set(failed).where("id", "=", id).execute();
  } else {
    const writing = { now, fecha: now.toISOString() };
    await PUBLICABLES[tipo].update(trx, { id }, { estado: "published" }, writing);
  }
}

const SHOWN_MOST = 20;

/** Where the rights of the planner end, a trigger writes the hour behind this word. */
const WITHDRAWN = "sin-permisos ";

function whyNot(motivo: string): string {
  if (!motivo.startsWith(WITHDRAWN)) return `No se ha publicado a su hora: ${motivo}`;
  return `Estaba programado para el ${formatDateTime(motivo.slice(WITHDRAWN.length))} por alguien que ya no administra el sitio. Prográmalo otra vez o déjalo en borrador.`;
}

/** They stay on the desk until somebody edits them. */
export async function listNoPublicados(): Promise<Pendiente[]> {
  const failed = async (tipo: TipoPublicable) => {
    const rows = await database()
      .read.selectFrom(TABLES[tipo])
      .select(["id", tituloOf(tipo).as("text"), "programado_fallo"])
      .where("programado_fallo", "is not", null)
      .limit(SHOWN_MOST)
      .execute();
    return rows.map(({ id, text, programado_fallo: motivo }) => ({
      ...{ count: 1, text, why: whyNot(motivo ?? "") },
      href: paths.adminForm(tipo, id),
    }));
  };
  return (await Promise.all(TIPOS_PUBLICABLES.map(failed))).flat();
}
