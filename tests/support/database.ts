import { copyFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "./folder";

/**
 * Gives each test of a file a fresh migrated SQLite file as the database of the process.
 * @param prepare fills the template once; every test starts with a copy of it
 */
export function testDatabase(
  prepare: (database: Database) => Promise<unknown> = async () => undefined,
): { file: () => string; database: () => Database } {
  const folder = makeFolder();
  const template = path.join(folder, "template.db");
  let file = template;
  let open: Database;
  let count = 0;

  beforeAll(async () => {
    createDatabaseFile(template);
    const database = openDatabase(template);
    await migrate(database);
    setDatabase(database);
    await prepare(database);
    await database.close();
  });
  beforeEach(() => {
    file = path.join(folder, `${count++}.db`);
    copyFileSync(template, file);
    open = openDatabase(file);
    setDatabase(open);
  });
  afterEach(() => open.close());

  return { file: () => file, database: () => open };
}
