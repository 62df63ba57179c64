import type { Actor } from "~/domain/historial/historial.server";
import { parseStored, recordSchema } from "~/domain/stored-json.server";
import { type Item, TABLES, type TipoPublicable } from "~/domain/tipo";
import { database, type Read, type Trx } from "~db/client.server";
import type { Version } from "./version";

/** Older versions than these many are forgotten. */
const KEPT_VERSIONS = 50;

/**
 * Keeps the row of an item as it is now. Called before a change, without an actor, it keeps the
 * state that nobody has kept yet; called after it, with one, the new state.
 */
export async function keepVersion(
  trx: Trx,
  { tipo, id }: Item<TipoPublicable>,
  actor?: Actor,
): Promise<void> {
  const row = await trx
    .selectFrom(TABLES[tipo])
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  await trx
    .insertInto("revisiones")
    .values({
      tipo,
      item_id: id,
      version: row.version,
      datos: JSON.stringify(row),
      actor_id: actor?.id ?? null,
      actor_email: actor?.email ?? null,
      created_at: row.updated_at,
    })
    .onConflict((conflict) => conflict.columns(["tipo", "item_id", "version"]).doNothing())
    .execute();
  await trx
    .deleteFrom("revisiones")
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .where("version", "<=", row.version - KEPT_VERSIONS)
    .execute();
}

/** Follows a changed id. */
export async function renameVersions(
  trx: Trx,
  { tipo, id }: Item<TipoPublicable>,
  newId: string,
): Promise<void> {
  await trx
    .updateTable("revisiones")
    .set({ item_id: newId })
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .execute();
}

/** Of an item that is gone for good. */
export async function forgetVersions(trx: Trx, { tipo, id }: Item<TipoPublicable>): Promise<void> {
  await trx.deleteFrom("revisiones").where("tipo", "=", tipo).where("item_id", "=", id).execute();
}

/** The kept versions of an item, newest first. */
export async function listVersions({ tipo, id }: Item<TipoPublicable>): Promise<Version[]> {
  const rows = await database()
    .read.selectFrom("revisiones")
    .select(["version", "created_at", "actor_email"])
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .orderBy("version", "desc")
    .execute();
  return rows.map((row) => ({
    version: row.version,
    createdAt: row.created_at,
    author: row.actor_email,
  }));
}

/** Who saved a version, when it was kept with a name. */
export async function findAuthor(
  { tipo, id }: Item<TipoPublicable>,
  version: number,
): Promise<string | null> {
  const row = await database()
    .read.selectFrom("revisiones")
    .select("actor_email")
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.actor_email ?? null;
}

/** The row of an item as it was in that version; its columns may be those of an older table. A damaged one is none. */
export async function findVersion(
  { tipo, id }: Item<TipoPublicable>,
  version: number,
  db: Read | Trx = database().read,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom("revisiones")
    .select("datos")
    .where("tipo", "=", tipo)
    .where("item_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && parseStored(recordSchema, row.datos, "revisiones.datos");
}

/** An import leaves thousands that are due on one day; nobody else writes while they go. */
const PURGED_AT_ONCE = 1_000;

/** Forgets the oldest versions saved before `before`; those beyond the first thousand another time. */
export async function purgeVersions(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("revisiones")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("tipo", "item_id", "version"),
        "in",
        selectFrom("revisiones")
          .select(["tipo", "item_id", "version"])
          .where("created_at", "<", before.toISOString())
          .orderBy("created_at")
          .limit(PURGED_AT_ONCE)
          .$asTuple("tipo", "item_id", "version"),
      ),
    )
    .execute();
}
