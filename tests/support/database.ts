import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { isOnPostgres } from "~/runtime/env.server";
import { type Database, setDatabase } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makePostgres } from "./database-postgres";
import { makeFolder } from "./folder";

/** A migrated file without any rows, kept because migrating takes longer than most tests. */
let empty: Buffer | undefined;

async function makeEmpty(file: string): Promise<Buffer> {
  createDatabaseFile(file);
  const database = openDatabase(file);
  await migrate(database);
  await database.write((trx) => trx.deleteFrom("paginas").execute());
  await database.close();
  return readFileSync(file);
}

/** Does not wait for the disk, as no test needs to survive a power cut, and saves a third. */
async function openForTest(file: string): Promise<Database> {
  const database = setDatabase(openDatabase(file));
  await sql`pragma synchronous = off`.execute(database.writer);
  return database;
}

type Prepare = (database: Database) => Promise<unknown>;

/** Copies a prepared file for each test. */
async function makeFiles(prepare: Prepare) {
  const folder = makeFolder();
  const template = path.join(folder, "template.db");
  empty ??= await makeEmpty(template);
  writeFileSync(template, empty);
  const database = await openForTest(template);
  await prepare(database);
  await database.close();
  let count = 0;
  let file = template;
  return {
    place: () => file,
    async open(): Promise<Database> {
      file = path.join(folder, `${count++}.db`);
      copyFileSync(template, file);
      return openForTest(file);
    },
    drop: async () => {},
  };
}

/**
 * Gives each test a fresh migrated database: a file, or with DATABASE_URL a database of that
 * server, whose address `file` then gives.
 * @param prepare fills the template once; every test starts with a copy of it
 */
export function testDatabase(prepare: Prepare = async () => undefined): {
  file: () => string;
  database: () => Database;
} {
  let made: Awaited<ReturnType<typeof makeFiles>>;
  let open: Database;

  beforeAll(async () => {
    made = await (isOnPostgres ? makePostgres : makeFiles)(prepare);
  });
  beforeEach(async () => {
    open = await made.open();
  });
  afterEach(() => open.close());
  afterAll(() => made.drop());

  return { file: () => made.place(), database: () => open };
}

/** Gives each test the database of a new site, with categories, data sheets and article types. */
export const siteDatabase = (prepare: Prepare = async () => undefined) =>
  testDatabase(async (database) => {
    await seedBaseline(database);
    await prepare(database);
  });
