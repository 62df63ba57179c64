import { sql } from "kysely";
import { madridDayEnd, madridDayStart } from "~base/fechas";
import { parseStored, recordSchema } from "~base/stored-json.server";
import { database } from "~db/client.server";
import { beginsWith, holds, listed } from "~db/engine/engine.server";
import { readPage } from "~db/paging.server";
import { nounsOf } from "./suceso";

const PAGE_SIZE = 50;

/** The days are days in Madrid. */
type HistorialQuery = Record<"actor" | "accion", string> & {
  desde?: string;
  hasta?: string;
  pagina: number;
};

export async function findSucesos(query: HistorialQuery) {
  const { items: read, ...place } = await readPage(
    filter(query).selectAll().orderBy("at", "desc").orderBy("id", "desc"),
    { pagina: query.pagina, size: PAGE_SIZE },
    (row) => ({ row, details: parseStored(recordSchema, row.details, "audit_log.details") ?? {} }),
  );
  const ids = read.flatMap(({ row, details }) => [row.target ?? [], details.producto ?? []].flat());
  const nombres = await findNombres(ids.map(String));
  const items = read.map(({ row, details }) => ({
    id: row.id,
    at: row.at,
    actor: row.actor_email,
    action: row.action,
    nombre: nombres.get(row.target ?? "") ?? null,
    details: { ...details, producto: nombres.get(String(details.producto)) },
  }));
  return { items, ...place };
}

export type SucesoAnotado = Awaited<ReturnType<typeof findSucesos>>["items"][number];

function filter({ actor, accion, desde, hasta }: HistorialQuery) {
  let asked = database().read.selectFrom("audit_log");
  if (actor) asked = asked.where(holds("actor_email", actor.toLowerCase()));
  if (desde) asked = asked.where("at", ">=", madridDayStart(desde));
  if (hasta) asked = asked.where("at", "<", madridDayEnd(hasta));
  const { only, except } = nounsOf(accion) ?? {};
  if (only) asked = asked.where(({ or }) => or(only.map(hasNoun)));
  if (except) asked = asked.where(({ not, or }) => not(or(except.map(hasNoun))));
  return asked;
}

const hasNoun = (noun: string) => beginsWith("action", `${noun}.`);

const NAMED: readonly (readonly [table: string, id: string, nombre: string])[] = [
  ["productos", "id", "title"],
  ["consejos", "id", "titulo"],
  ["paginas", "id", "titulo"],
  ["categorias", "id", "nombre"],
  ["autores", "id", "nombre"],
  ["profiles", "id", "email"],
  ["media", "sha", "alt"],
  ["importaciones", "id", "archivo"],
  ["mensajes", "id", "subject"],
];

async function findNombres(ids: readonly string[]): Promise<Map<string, string>> {
  const any = listed(ids);
  const deleted = sql`select item_id as id, coalesce(titulo, '') as nombre from versiones
    where causa = 'borrado' and item_id in ${any}`;
  const present = NAMED.map(
    ([table, id, nombre]) =>
      sql`select ${sql.ref(id)}, ${sql.ref(nombre)} from ${sql.table(table)}
        where ${sql.ref(id)} in ${any}`,
  );
  const all = sql.join([deleted, ...present], sql` union all `);
  const { rows } = await sql<{ id: string; nombre: string }>`${all}`.execute(database().read);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
