import { setTimeout as wait } from "node:timers/promises";
import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./client.server";
import { isBusy } from "./engine/engine.server";
import { sayingProgress } from "./progress.server";
import { migrations } from "./schema/migrations";

const PATIENCE_MS = 60_000;

/**
 * Runs each migration in a transaction of its own; if several processes start, one migrates and the
 * others find it done. Foreign keys are off: a migration that copies a table checks its own.
 */
export function migrate(
  database: Database,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  return database.migrating(() => sayingProgress(() => runAll(database, all)));
}

async function runAll(database: Database, all: Readonly<Record<string, Migration>>) {
  const migrator = new Migrator({
    db: database.writer,
    provider: { getMigrations: async () => ({ ...all }) },
    // Kysely sorts by time, which a changed clock upsets; `inspectDatabase` compares names instead.
    allowUnorderedMigrations: true,
  });
  const done: string[] = [];
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { error, results } = await migrator.migrateUp();
    if (isBusy(error) && Date.now() < deadline) {
      await wait(100);
      continue;
    }
    if (error) throw error;
    const ran = results?.filter((result) => result.status === "Success") ?? [];
    if (ran.length === 0) return done;
    done.push(...ran.map((result) => result.migrationName));
  }
}

export async function isCurrent(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    database.read,
  );
  const known = Object.keys(migrations);
  return rows.length === known.length && rows.every(({ name }) => known.includes(name));
}
