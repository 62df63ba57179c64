import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "./folder";

/** Opens a database as it was before a migration, with a connection that writes rows of that time. */
export async function openBefore(migration: string) {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const database = setDatabase(openDatabase(file));
  const before = Object.entries(migrations).filter(([name]) => name < migration);
  await migrate(database, Object.fromEntries(before));
  const raw = new SqliteDatabase(file);
  raw.pragma("foreign_keys = off");
  return {
    database,
    raw,
    add(table: string, row: Record<string, unknown>) {
      const names = Object.keys(row);
      const values = names.map((name) => `@${name}`);
      raw.prepare(`insert into ${table} (${names}) values (${values})`).run(row);
    },
    async close() {
      raw.close();
      await database.close();
    },
  };
}
