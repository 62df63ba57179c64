import { CompiledQuery, Migrator } from "kysely";
import { closeDatabase, database } from "~db/client.server";
import { migrations } from "~db/migrator.server";

/** Whether the database answers and has all migrations this program knows. */
export async function isStoreReady(): Promise<boolean> {
  const migrator = new Migrator({
    db: database().read,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const known = await migrator.getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** Leaves one database file behind, with nothing in the log beside it. */
export async function closeStore(): Promise<void> {
  await database().writer.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
  await closeDatabase();
}
