import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { parseStored, recordSchema } from "~base/stored-json.server";
import { database, type Read, type Trx } from "~db/client.server";
import { type Actor, signedBy } from "~record/historial/historial.server";
import { type Item, TABLES } from "~record/tipos/tipo";

const KEPT_VERSIONS = 50;

type Kept = Item | { tipo: "ajustes"; id: string };

/** Leaves out the versions of an earlier, deleted item with the same id. */
const isOf = ({ tipo, id }: Kept) => sql<boolean>`(tipo = ${tipo} and item_id = ${id}
  and causa <> 'borrado' and borrado_id is null)`;

/** Versions that no undo needs, because they have no import, or one that was undone or deleted. */
const isFree = sql<boolean>`(importacion_id is null or importacion_id not in
  (select id from importaciones where estado <> 'deshecha'))`;

type Keeping = { actor?: Actor; importacion?: string; causa?: "edicion" | "recuperacion" };

/** Called without an actor before a change, to keep the old state, and with one after it. */
export async function keepVersion(
  trx: Trx,
  item: Item,
  { actor, importacion, causa = "edicion" }: Keeping = {},
) {
  const found = trx.selectFrom(TABLES[item.tipo]).selectAll().where("id", "=", item.id);
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const { version } = row;
  const isNew = await insertVersion(trx, item, { ...row, datos: row, actor, causa });
  if (importacion) {
    await trx
      .updateTable("versiones")
      .set(({ eb, ref }) => ({
        importacion_id: importacion,
        // A cause set by the trash stays, because the undo of an earlier import looks for it.
        causa: eb
          .case()
          .when("causa", "=", "edicion")
          .then("importacion" as const)
          .else(ref("causa"))
          .end(),
      }))
      .where(isOf(item))
      .where("version", "=", version)
      .execute();
  }
  if (isNew) await dropOldest(trx, item, version);
  return row;
}

/** Rows of settings have no version column, so versions are counted here. */
export async function keepAjustes(
  trx: Trx,
  id: string,
  before: object,
  after: object,
  actor: Actor,
) {
  const item = { tipo: "ajustes" as const, id };
  const newest = versionsOf(trx, item).select("version").orderBy("version", "desc").limit(1);
  const last = await newest.executeTakeFirst();
  const updated_at = new Date().toISOString();
  if (!last) await insertVersion(trx, item, { version: 1, updated_at, datos: before });
  const version = (last?.version ?? 1) + 1;
  await insertVersion(trx, item, { version, updated_at, datos: after, actor });
  await dropOldest(trx, item, version);
}

interface State extends Pick<Keeping, "actor" | "causa"> {
  version: number;
  updated_at: string;
  datos: object;
}

async function insertVersion(trx: Trx, { tipo, id }: Kept, state: State): Promise<boolean> {
  const { version, updated_at, datos, actor, causa = "edicion" } = state;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("versiones")
    .values({
      ...signedBy(actor),
      id: randomUUID(),
      tipo,
      item_id: id,
      version,
      causa,
      datos: JSON.stringify(datos),
      created_at: updated_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

async function dropOldest(trx: Trx, item: Kept, version: number) {
  const free = trx.deleteFrom("versiones").where(isOf(item)).where(isFree);
  await free.where("version", "<=", version - KEPT_VERSIONS).execute();
}

export async function renameVersions(trx: Trx, item: Item, newId: string): Promise<void> {
  await trx.updateTable("versiones").set({ item_id: newId }).where(isOf(item)).execute();
}

export async function forgetVersions(trx: Trx, item: Item): Promise<void> {
  await trx.deleteFrom("versiones").where(isOf(item)).execute();
}

const versionsOf = (db: Read, item: Kept) => db.selectFrom("versiones").where(isOf(item));

export function listVersions(item: Kept) {
  const newest = versionsOf(database().read, item).orderBy("version", "desc");
  return newest.select(["version", "created_at as createdAt", "actor_email as author"]).execute();
}

export async function findAuthor(item: Item, version: number): Promise<string | null> {
  const kept = versionsOf(database().read, item).where("version", "=", version);
  return (await kept.select("actor_email").executeTakeFirst())?.actor_email ?? null;
}

/** Returns undefined for a damaged row; others have the columns of their time. */
export async function findVersion(item: Kept, version: number, db: Read = database().read) {
  const kept = versionsOf(db, item).where("version", "=", version);
  return parseRow(await kept.select("datos").executeTakeFirst());
}

export async function findReplaced(db: Read, item: Item, importacion: string, version: number) {
  const own = versionsOf(db, item).where("importacion_id", "=", importacion);
  const replaced = own.where("version", "<", version).orderBy("version", "desc");
  return parseRow(await replaced.select("datos").executeTakeFirst());
}

const parseRow = (kept: { datos: string } | undefined) =>
  kept && parseStored(recordSchema, kept.datos, "versiones.datos");

/** Finds the present version of an item that the trash restored as new, changed versions. */
export async function followRecovered(db: Read, item: Item, version: number): Promise<number> {
  const next = versionsOf(db, item)
    .select("version")
    .where("version", "=", version + 1);
  const recovered = await next.where("causa", "=", "recuperacion").executeTakeFirst();
  return recovered ? followRecovered(db, item, recovered.version) : version;
}

/** Deleted in portions: after an import thousands are due at once, and other writes would wait. */
const PURGED_AT_ONCE = 1_000;

/** Deletes old versions; those that an undo may need only lose the name of their author. */
export async function purgeVersions(trx: Trx, before: Date): Promise<void> {
  const isDue = sql<boolean>`(causa <> 'borrado' and created_at < ${before.toISOString()})`;
  const free = trx.selectFrom("versiones").select("id").where(isDue).where(isFree);
  const some = free.orderBy("created_at").limit(PURGED_AT_ONCE);
  await trx.deleteFrom("versiones").where("id", "in", some).execute();
  const signed = trx.updateTable("versiones").where(isDue).where("actor_email", "is not", null);
  await signed.set({ actor_id: null, actor_email: null }).execute();
}
