import { parseStored, recordSchema } from "~/domain/stored-json.server";
import { clampPagina } from "~/ui/pagination";
import { database } from "~db/client.server";
import { beginsWith, holds } from "~db/engine/engine.server";
import { findNombres } from "./nombres.server";
import { HISTORIAL_PAGE_SIZE, nounsOf, type SucesoAnotado } from "./suceso";

export interface HistorialQuery {
  /** Part of an address; empty for everybody. */
  actor: string;
  /** A kind of action; empty for all. */
  accion: string;
  /** UTC ISO-8601; `before` is left out. */
  from?: string;
  before?: string;
  pagina: number;
}

interface HistorialPage {
  sucesos: SucesoAnotado[];
  total: number;
  /** The last page once there are fewer. */
  pagina: number;
}

export async function findSucesos(query: HistorialQuery): Promise<HistorialPage> {
  const asked = filter(query);
  const { total } = await asked
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pagina = clampPagina(query.pagina, total, HISTORIAL_PAGE_SIZE);
  const rows = await asked
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(HISTORIAL_PAGE_SIZE)
    .offset((pagina - 1) * HISTORIAL_PAGE_SIZE)
    .execute();
  const read = rows.map((row) => ({
    row,
    details: parseStored(recordSchema, row.details, "audit_log.details") ?? {},
  }));
  const ids = read.flatMap(({ row, details }) => [row.target ?? [], details.producto ?? []].flat());
  const nombres = await findNombres(ids.map(String));
  const sucesos = read.map(({ row, details }) => ({
    id: row.id,
    at: row.at,
    actor: row.actor_email,
    action: row.action,
    nombre: nombres.get(row.target ?? "") ?? null,
    // A product that is gone has no name and is left out.
    details: { ...details, producto: nombres.get(String(details.producto)) },
  }));
  return { sucesos, total, pagina };
}

function filter({ actor, accion, from, before }: HistorialQuery) {
  let asked = database().read.selectFrom("audit_log");
  if (actor) asked = asked.where(holds("actor_email", actor.toLowerCase()));
  if (from) asked = asked.where("at", ">=", from);
  if (before) asked = asked.where("at", "<", before);
  const { only, except } = nounsOf(accion) ?? {};
  if (only) asked = asked.where(({ or }) => or(only.map(hasNoun)));
  if (except) asked = asked.where(({ not, or }) => not(or(except.map(hasNoun))));
  return asked;
}

const hasNoun = (noun: string) => beginsWith("action", `${noun}.`);
