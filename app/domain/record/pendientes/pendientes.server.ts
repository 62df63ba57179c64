import { sql } from "kysely";
import { parseStored, recordSchema } from "~base/stored-json.server";
import { database, type Read, type Trx } from "~db/client.server";
import { jsonRows } from "~db/engine/engine.server";
import type { Schema } from "~db/schema/schema";
import { requireUnplanned } from "~record/historial/actor";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { type PublishedKind, type Row, titleOf } from "~record/kind.server";
import { isOf } from "~record/tipos/is-of.server";
import { type Publicable, TABLES, type TipoPublicable } from "~record/tipos/tipo";
import { closeRevision, dropRevision } from "~record/versiones/close-revision.server";
import { findVersion } from "~record/versiones/versiones.server";
import { changesOf, type Fila, fuse } from "./fusion.server";

const storedIn = (text: string, column: string) =>
  parseStored(recordSchema, text, `cambios_pendientes.${column}`);

async function findPendiente(item: Publicable, db: Read) {
  const own = db.selectFrom("cambios_pendientes").selectAll().where(isOf(item));
  const found = await own.executeTakeFirst();
  const base = found && storedIn(found.base, "base");
  const cambios = found && storedIn(found.contenido, "contenido");
  return base && cambios && { ...found, base, cambios };
}

/** Finds the changes that wait beside a row, and the row as it would be with them. */
export async function readPendiente(kind: PublishedKind, vivo: Row, db: Read = database().read) {
  const found = await findPendiente({ tipo: kind.tipo, id: String(vivo.id) }, db);
  if (!found) return undefined;
  const fused = fuse(kind, { ...found, vivo });
  const { programado_at, programado_por } = found;
  return { ...found, ...fused, vivo, row: { ...fused.row, programado_at, programado_por } };
}

export type Pendiente = NonNullable<Awaited<ReturnType<typeof readPendiente>>>;

export async function readPendienteOf(kind: PublishedKind, id: string) {
  const row = await kind.find(id);
  return row && readPendiente(kind, row);
}

/** True if changes of a row wait beside it. @param table its table's name within the query */
export const isChanging = (tipo: TipoPublicable, table: string = TABLES[tipo]) =>
  sql<boolean>`exists (select 1 from cambios_pendientes as otros
    where otros.tipo = ${tipo} and otros.id = ${sql.ref(`${table}.id`)})`;

/** Finds a row if it is a draft, or if changes of it wait. */
export const heldRows = (trx: Trx, { tipo, id }: Publicable) =>
  trx
    .selectFrom(TABLES[tipo])
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("estado", "=", "draft"), isChanging(tipo)]));

export const hasPendiente = (tipo: TipoPublicable) =>
  sql<0 | 1>`case when ${isChanging(tipo)} then 1 else 0 end`.as("pendiente");

/** Makes a query read these values instead of the stored row, to draw a page that is not stored. */
export const readingFrom = <Query>(query: Query, table: keyof Schema, changed?: Fila): Query =>
  changed
    ? (database().read.selectFrom(
        sql`(${jsonRows(table, [changed], Object.keys(changed))})`.as(table),
      ) as Query)
    : query;

export function findVivo(trx: Trx, { tipo }: PublishedKind, id: string) {
  const own = trx.selectFrom(TABLES[tipo]).selectAll().where("id", "=", id);
  return own.executeTakeFirst() as Promise<Row | undefined>;
}

export interface Seen {
  id: string;
  /** The version of the waiting changes; of the row itself, while none wait. */
  version: number;
  /** The version that the published row had when the form was drawn. */
  vivo?: number;
  /** The side chosen for each column in conflict: its published value or the changed one. */
  elegidos?: Readonly<Record<string, "publicado" | "pendiente">>;
}

type Hour = Partial<Record<"programado_at" | "programado_por", string | null>>;

const SAVED = { outcome: "saved" as const, isAsked: false };

/** Stores a form as the one set of changes that may wait beside a published row. */
export async function savePendiente(
  trx: Trx,
  kind: PublishedKind,
  seen: Seen,
  { columns, hour = {}, actor }: { columns: Fila; hour?: Hour; actor: Actor },
) {
  const item = { tipo: kind.tipo, id: seen.id };
  const vivo = await findVivo(trx, kind, seen.id);
  if (!vivo) return { outcome: "missing" as const };
  const found = await findPendiente(item, trx);
  if ((found ?? vivo).version !== seen.version) return { outcome: "conflict" as const };
  requireUnplanned(actor, found);
  const isAsShown = !found || seen.vivo === vivo.version;
  const shown = isAsShown ? vivo : ((await findVersion(item, seen.vivo ?? 0, trx)) ?? found.base);
  const before = found && { ...found, vivo: shown };
  const { base, row: merged } = rebase(kind, before, { shown, ...seen });
  const chosen = Object.entries(seen.elegidos ?? {}).filter(([, side]) => side === "publicado");
  const typed = { ...merged, ...columns, ...pickFrom(shown, chosen) };
  const cambios = changesOf(kind, base, typed);
  if (!found && !Object.keys(cambios)[0]) return { ...SAVED, version: vivo.version };
  const isAsked = fuse(kind, { base, vivo, cambios }).conflictos.length > 0;
  const now = new Date();
  const state = {
    version: Math.max(now.getTime(), (found?.version ?? 0) + 1),
    titulo: titleOf(kind, { ...vivo, ...typed }),
    base: JSON.stringify(base),
    contenido: JSON.stringify(cambios),
    actor_email: actor.email,
    updated_at: now.toISOString(),
    ...hourOf(isAsked ? {} : hour),
  };
  const row = { ...item, ...state, created_at: found?.created_at ?? state.updated_at };
  const insert = trx.insertInto("cambios_pendientes").values(row);
  await insert.onConflict((same) => same.columns(["tipo", "id"]).doUpdateSet(state)).execute();
  await note(trx, item, { titulo: state.titulo, actor, deed: "guardados" });
  return { ...SAVED, version: state.version, isAsked };
}

const hourOf = ({ programado_at = null, programado_por = null }: Hour) => ({
  programado_at,
  programado_por,
  programado_fallo: null,
});

const pickFrom = (row: Fila, entries: readonly [string, unknown][]) =>
  Object.fromEntries(entries.map(([name]) => [name, row[name]]));

/** Bases changes on the row that the form showed; open conflicts keep their older base. */
function rebase(
  kind: PublishedKind,
  before: Parameters<typeof fuse>[1] | undefined,
  { shown, elegidos = {} }: Pick<Seen, "elegidos"> & { shown: Fila },
) {
  if (!before) return { base: shown, row: shown };
  const { row, conflictos } = fuse(kind, before);
  const open = conflictos.filter((name) => !elegidos[name]);
  const older = open.map((name) => [name, before.base[name]]);
  return { row, base: { ...shown, ...Object.fromEntries(older) } };
}

type Deed = "guardados" | "publicados" | "no-publicados" | "descartados";
type Noted = { titulo: string; deed: Deed; actor?: Actor; motivo?: string };

export function note(trx: Trx, { id }: Publicable, { deed, actor, ...details }: Noted) {
  return recordSuceso(trx, { actor, action: `cambios.${deed}`, target: id, details });
}

/** Writes the changes into the row and deletes them, unless a conflict is still open. */
export async function publishPendiente(
  trx: Trx,
  kind: PublishedKind,
  id: string,
  { actor, now = new Date() }: { actor?: Actor; now?: Date } = {},
) {
  const { tipo, valuesOf, contentOf, update } = kind;
  const vivo = await findVivo(trx, kind, id);
  const pendiente = vivo && (await readPendiente(kind, vivo, trx));
  if (!pendiente) return { outcome: "missing" };
  const { row, conflictos, cambios } = pendiente;
  if (conflictos.length > 0) return { outcome: "elegir" };
  const values = valuesOf(row);
  const all: Fila = { ...contentOf(values), slug: values.slug, id: values.id };
  // The button promises publication, even if the row was taken off the site meanwhile.
  const changes = { ...pickFrom(all, Object.entries(cambios)), estado: "published" };
  const how = { actor, now, needsGroup: true, priceCheckedAt: pendiente.updated_at };
  const saved = await update(trx, { id }, changes, how);
  if (saved.outcome !== "saved") return saved;
  const item = { tipo, id: saved.id ?? id };
  await endPendiente(trx, item);
  const titulo = titleOf(kind, row);
  await closeRevision(trx, item, { slug: String(values.slug), titulo, actor, now });
  await note(trx, item, { titulo, actor, deed: "publicados" });
  return saved;
}

const endPendiente = (trx: Trx, item: Publicable) =>
  trx.deleteFrom("cambios_pendientes").where(isOf(item)).executeTakeFirst();

/** @returns false if somebody has published, discarded or saved the changes anew meanwhile */
export function discardPendiente(item: Publicable, version: number, actor: Actor) {
  return database().write(async (trx) => {
    const found = await findPendiente(item, trx);
    if (found?.version !== version) return false;
    await endPendiente(trx, item);
    const { titulo } = found;
    await dropRevision(trx, item, { titulo, actor, now: new Date() });
    await note(trx, item, { titulo, actor, deed: "descartados" });
    return true;
  });
}
