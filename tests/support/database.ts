import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "./folder";

/** A migrated file without the page that a site begins with; migrating takes longer than most tests. */
let empty: Buffer | undefined;

async function makeEmpty(file: string): Promise<Buffer> {
  createDatabaseFile(file);
  const database = openDatabase(file);
  await migrate(database);
  await database.write((trx) => trx.deleteFrom("paginas").execute());
  await database.close();
  return readFileSync(file);
}

/** No test outlives a power cut, and waiting for the disk would take a third of the time. */
async function openForTest(file: string): Promise<Database> {
  const database = setDatabase(openDatabase(file));
  await sql`pragma synchronous = off`.execute(database.writer);
  return database;
}

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
    empty ??= await makeEmpty(template);
    writeFileSync(template, empty);
    const database = await openForTest(template);
    await prepare(database);
    await database.close();
  });
  beforeEach(async () => {
    file = path.join(folder, `${count++}.db`);
    copyFileSync(template, file);
    open = await openForTest(file);
  });
  afterEach(() => open.close());

  return { file: () => file, database: () => open };
}
