import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { attempt } from "~db/engine/attempt.server";
import { same } from "~db/engine/engine.server";
import { hasRows, readPage } from "~db/paging.server";
import { isWriteTrouble } from "~db/trouble.server";
import { type Actor, recordSuceso, signedBy } from "~record/historial/historial.server";
import type { Kind, PublishedKind } from "~record/kind.server";
import { forgetSlugsOfGone } from "~record/slugs/slugs-antiguos.server";
import { type Item, TABLES, type Tipo } from "~record/tipos/tipo";
import { forgetVersions, keepVersion } from "~record/versiones/versiones.server";
import { deleteItemRows, insertRow, parseItem, readItemRows } from "./item-rows.server";
import type { PapeleraMensaje } from "./papelera-messages";

const PAGE_SIZE = 50;
const SLUG_TRIES = 20;

type Kinds = Readonly<Record<Tipo, Kind>>;

const inTrash = sql<boolean>`causa = 'borrado'`;

/** @returns undefined if it was gone. Throws a foreign key error if other rows refer to it */
export async function discard(trx: Trx, kind: Kind, id: string, actor?: Actor, now = new Date()) {
  const { tipo, titulo: column } = kind;
  const item = { tipo, id };
  const datos = await readItemRows(trx, kind, id);
  const own = datos[0]?.rows[0];
  if (!own) return undefined;
  const papel = randomUUID();
  const titulo = String(own[column]);
  const version = Number(own.version);
  const created_at = now.toISOString();
  const deletion = { id: papel, tipo, item_id: id, version, causa: "borrado" as const, created_at };
  const kept = { ...deletion, titulo, datos: JSON.stringify(datos), ...signedBy(actor) };
  await trx.insertInto("versiones").values(kept).execute();
  await moveVersions(trx, item, null, papel);
  await deleteItemRows(trx, kind, id);
  return titulo;
}

export async function discardRecorded(trx: Trx, kind: PublishedKind, id: string, actor: Actor) {
  const titulo = await discard(trx, kind, id, actor);
  if (titulo === undefined) return undefined;
  const action = `${kind.tipo}.eliminado` as const;
  await recordSuceso(trx, { actor, action, target: id, details: { titulo } });
  return titulo;
}

export const discardAs = (kind: PublishedKind, id: string, actor: Actor) =>
  database().write((trx) => discardRecorded(trx, kind, id, actor));

export function listPapelera(pagina = 1) {
  const newest = database()
    .read.selectFrom("versiones")
    .where(inTrash)
    .select(["id", "tipo", "titulo", "created_at as deletedAt", "actor_email as deletedBy"])
    .$narrowType<{ tipo: Tipo }>()
    .orderBy("created_at", "desc")
    .orderBy("id");
  return readPage(newest, { pagina, size: PAGE_SIZE });
}

export type Papel = Awaited<ReturnType<typeof listPapelera>>["items"][number];

/** A restored item that differs gets a new version, so that no older form can overwrite it. */
export async function restore(trx: Trx, kinds: Kinds, id: string) {
  const found = trx.selectFrom("versiones").selectAll().where("id", "=", id).where(inTrash);
  const papel = await found.$narrowType<{ tipo: Tipo }>().executeTakeFirst();
  if (!papel) return { outcome: "papelera.no-esta" as const };
  const { tipo } = papel;
  const item = { tipo, id: papel.item_id };
  const kind = kinds[tipo];
  const kept = parseItem(kind, papel.datos);
  if (!kept) return { outcome: "papelera.danado" as const };
  const slug = await findFreeSlug(trx, kind, kept.own.slug);
  if (!slug || (await isThere(trx, item))) return { outcome: "papelera.ocupado" as const };
  const before: Record<string, unknown> = kept.own;
  const adapted = await kind.adapt(trx, kept.own);
  // Restored as a draft without its hour, which may have passed meanwhile.
  const unplanned = before.programado_at != null && { programado_at: null };
  const now: typeof kept.own = { ...adapted, ...unplanned, slug };
  const isAsBefore = Object.entries(now).every(
    ([name, value]) =>
      name === "destacado_home" || !Object.hasOwn(before, name) || value === before[name],
  );
  const version = isAsBefore ? now.version : now.version + 1;
  const insert = () => insertRow(trx, TABLES[tipo], { ...now, version });
  const insertOwn = () => kind.replaceHidden?.(trx, slug, insert) ?? insert();
  const fault = await attempt(trx, insertOwn, (error) => ({ error }));
  if (fault) {
    log().error({ err: fault.error, tipo }, "deleted thing does not fit its table");
    return { outcome: "papelera.danado" as const };
  }
  for (const { table, row } of kept.parts) {
    const insertPart = () => insertRow(trx, table, { ...row, programado_at: null });
    await attempt(trx, insertPart, () => "left out");
  }
  await forgetVersions(trx, item);
  await moveVersions(trx, item, id, null);
  await trx.deleteFrom("versiones").where("id", "=", id).execute();
  if (!isAsBefore) await keepVersion(trx, item, { causa: "recuperacion" });
  return { outcome: "papelera.recuperado" as const, ...item };
}

function moveVersions(trx: Trx, { tipo, id }: Item, from: string | null, to: string | null) {
  return trx
    .updateTable("versiones")
    .set({ borrado_id: to })
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .where(sql<boolean>`causa <> 'borrado'`)
    .where(same("borrado_id", from))
    .execute();
}

const isThere = (trx: Trx, { tipo, id }: Item) =>
  hasRows(trx.selectFrom(TABLES[tipo]).where("id", "=", id));

async function findFreeSlug(trx: Trx, { tipo, replaceHidden }: Kind, slug: string) {
  const wanted = Array.from({ length: SLUG_TRIES }, (_, n) => (n ? numbered(slug, n + 1) : slug));
  const taken = trx
    .selectFrom(TABLES[tipo])
    .select("slug")
    .where("slug", "in", wanted)
    .$if(replaceHidden !== undefined, (query) => query.where(sql<boolean>`oculta = 0`));
  const slugs = (await taken.execute()).map((row) => row.slug);
  return wanted.find((each) => !slugs.includes(each));
}

/** Cuts the slug so that the number fits into its 120 letters, without a double hyphen. */
const numbered = (slug: string, n: number) => `${slug.slice(0, 115).replace(/-$/, "")}-${n}`;

export async function restoreAs(kinds: Kinds, id: string, actor: Actor): Promise<PapeleraMensaje> {
  try {
    const { outcome } = await database().write(async (trx) => {
      const restored = await restore(trx, kinds, id);
      if (restored.outcome === "papelera.recuperado") {
        const action = `${restored.tipo}.recuperado` as const;
        await recordSuceso(trx, { actor, action, target: restored.id });
      }
      return restored;
    });
    return outcome;
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "deleted thing not restored");
    return "papelera.fallo";
  }
}

export async function purgePapelera(trx: Trx, before: Date): Promise<void> {
  const binned = trx.deleteFrom("versiones").where(inTrash);
  await binned.where("created_at", "<", before.toISOString()).execute();
  await forgetSlugsOfGone(trx);
}
