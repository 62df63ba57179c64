import type { UpdateObject } from "kysely";
import { RefusedActError } from "~/http/results/refused-act";
import type { Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import type { Schema } from "~db/schema/schema";
import { isWriter, requireDraftOf } from "~record/historial/actor";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import { keepSlug, leadsToPublic, renameOwner } from "~record/slugs/slugs-antiguos.server";
import { type Item, type Publicable, TABLES, type TipoPublicable } from "~record/tipos/tipo";
import { closeRevision } from "./close-revision.server";
import { keepVersion, renameVersions } from "./versiones.server";

/** The version that the editor saw; if the row has another by now, nothing is written. */
export type Seen = { id: string; version?: number };

export async function findSeen(trx: Trx, { tipo, id, version }: Item & Seen) {
  const row = trx.selectFrom(TABLES[tipo]).select(["slug", "version"]).where("id", "=", id);
  const before = await row.executeTakeFirst();
  if (!before) return { outcome: "missing" as const };
  const isOther = version !== undefined && version !== before.version;
  return isOther ? { outcome: "conflict" as const } : before;
}

export interface Writing {
  actor?: Actor;
  importacion?: string;
  now?: Date;
  /** Without an action the history says that the record was edited. */
  action?: SucesoAction;
  /** Details for the history. Without them it gets `titulo`, a column that products lack. */
  details?: Record<string, string>;
}

/** Updates a row, and keeps a version of it before and after, and its former slug. */
export async function changeItem<Taken = never>(
  trx: Trx,
  item: Publicable & { slug: string },
  columns: UpdateObject<Schema, (typeof TABLES)[TipoPublicable]> & { id?: string; slug?: string },
  { takenBy = raise, importacion, ...writing }: Writing & { takenBy?: (error: unknown) => Taken },
) {
  const { tipo, id } = item;
  const { now = new Date() } = writing;
  requireDraftOf(writing.actor, await keepVersion(trx, item, { importacion }));
  const own = trx.updateTable(TABLES[tipo]).where("id", "=", id);
  const dated = own.set({ ...columns, updated_at: now.toISOString() });
  const update = dated.set((eb) => ({ version: eb("version", "+", 1) }));
  const taken = await attempt(trx, () => update.execute(), takenBy);
  if (taken) return taken;
  const { id: newId = id, slug = item.slug } = columns;
  if (newId !== id) {
    await renameOwner(trx, tipo, id, newId);
    await renameVersions(trx, item, newId);
  }
  if (slug !== item.slug) await keepSlug(trx, { tipo, slug: item.slug, id: newId }, now);
  await keepItem(trx, { tipo, id: newId }, writing);
  return { outcome: "saved" as const, id: newId, slug };
}

function raise(error: unknown): never {
  throw error;
}

const LEADS_TO_PUBLIC =
  "Ese slug era de algo publicado, y quien entra por él llega todavía allí: elige otro.";

type Texts = Partial<Record<"estado" | "title" | "titulo" | "slug", string>>;

/** Keeps the present state of a row as a version, with its author. */
export async function keepItem(
  trx: Trx,
  { tipo, id }: Publicable,
  { actor, action = `${tipo}.editado`, now = new Date(), ...writing }: Writing,
) {
  const row = await keepVersion(trx, { tipo, id }, { actor });
  requireDraftOf(actor, row);
  const { estado, title = "", titulo = title, slug = "" }: Texts = { ...row };
  if (isWriter(actor) && (await leadsToPublic(trx, { tipo, id, slug }))) {
    throw new RefusedActError(LEADS_TO_PUBLIC);
  }
  if (estado === "published") await closeRevision(trx, { tipo, id }, { slug, titulo, actor, now });
  if (!actor) return;
  const { details = row && "titulo" in row ? { titulo: row.titulo } : undefined } = writing;
  await recordSuceso(trx, { actor, action, target: id, details }, now);
}
