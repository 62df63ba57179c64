import { copyFileSync } from "node:fs";
import path from "node:path";
import { type Kysely, type KyselyPlugin, type Migration, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { isCurrent, migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { inspectDatabase } from "~db/sqlite/state.server";
import { makeFolder } from "../support/folder";

function newFile(): string {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  return file;
}

async function schemaOf(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'kysely%' order by name
  `.execute(db);
  return rows.map((row) => row.sql);
}

const halfWay = {
  async up(db: Kysely<unknown>) {
    await sql`create table half (id text primary key)`.execute(db);
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

/** Makes all queries after this number fail. */
function failAfter(count: number): KyselyPlugin {
  let left = count;
  return {
    transformQuery({ node }) {
      if (left-- === 0) throw new Error("planted fault");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Makes a migration fail after so many statements, at the latest after its last one. */
function failing(migration: Migration, count: number): Migration {
  return {
    async up(db) {
      await migration.up(db.withPlugin(failAfter(count)));
      throw new Error("planted fault after the last");
    },
  };
}

describe("migrate", () => {
  it("runs every migration once", async () => {
    const database = openDatabase(newFile());
    expect(await migrate(database)).toEqual(Object.keys(migrations));
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it("can fail at every statement of every migration, and leaves all as before it", async () => {
    const database = openDatabase(newFile());
    const entries = Object.entries(migrations);
    let faults = 0;
    for (const [n, [name, migration]] of entries.entries()) {
      const earlier = Object.fromEntries(entries.slice(0, n));
      await migrate(database, earlier);
      const before = await schemaOf(database.read as never);
      for (let count = 0, message = ""; !message.includes("after the last"); count++) {
        const planted = { ...earlier, [name]: failing(migration, count) };
        const fault = await migrate(database, planted).catch((error: Error) => error);
        message = fault instanceof Error ? fault.message : "it did not fail";
        expect(message, `${name}, statement ${count}`).toContain("planted fault");
        expect(await schemaOf(database.read as never)).toEqual(before);
        expect(await migrate(database, earlier)).toEqual([]);
        faults += 1;
      }
    }
    expect(faults).toBeGreaterThan(5 * entries.length);
    expect(await migrate(database)).toEqual(Object.keys(migrations).slice(-1));
    await database.close();
  });

  it("keeps those done before the one that fails", async () => {
    const database = openDatabase(newFile());
    const good = {
      up: (db: Kysely<unknown>) =>
        sql`create table good (id text)`.execute(db).then(() => undefined),
    };
    const all = { ...migrations, "9997_good": good, "9998_half": halfWay };
    await expect(migrate(database, all)).rejects.toThrow();
    expect(await migrate(database, { ...migrations, "9997_good": good })).toEqual([]);
    await database.close();
  });

  it("goes on with a site whose clock has gone back between two of them", async () => {
    const database = openDatabase(newFile());
    const names = Object.keys(migrations);
    await migrate(database, Object.fromEntries(Object.entries(migrations).slice(0, -1)));
    await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'
      where name = ${names.at(-2)}`.execute(database.writer);
    expect(await migrate(database)).toEqual(names.slice(-1));
    await database.close();
  });

  it("is done by one when five start at once", async () => {
    const file = newFile();
    const all = Array.from({ length: 5 }, () => openDatabase(file));
    const done = await Promise.all(all.map((database) => migrate(database)));
    expect(done.flat().sort()).toEqual(Object.keys(migrations));
    await Promise.all(all.map((database) => database.close()));
  });
});

it("isCurrent is true for just the known migrations", async () => {
  const database = openDatabase(newFile());
  await expect(isCurrent(database)).rejects.toThrow("kysely_migration");
  await migrate(database);
  expect(await isCurrent(database)).toBe(true);
  await migrate(database, { ...migrations, "9999_later": { up: async () => undefined } });
  expect(await isCurrent(database)).toBe(false);
  await database.close();
});

describe("inspectDatabase", () => {
  it("tells a database that is behind, current or newer", async () => {
    const file = newFile();
    expect(inspectDatabase(file)).toBe("behind");
    const database = openDatabase(file);
    await migrate(database);
    expect(inspectDatabase(file)).toBe("current");
    await migrate(database, {
      ...migrations,
      "9999_later": { up: async () => undefined },
    });
    expect(inspectDatabase(file)).toBe("newer");
    await database.close();
    copyFileSync(file, `${file}.copy`);
    expect(inspectDatabase(`${file}.copy`)).toBe("newer");
  });

  it.each([
    ["lacks one that sorts before others", "delete from kysely_migration where name like '0037%'"],
    ["has one among ours that is not here", "insert into kysely_migration values ('0037_x', '')"],
    [
      "has another instead of one of ours",
      "update kysely_migration set name = '0038_x' where name like '0037%'",
    ],
    [
      "has a later one and lacks one of ours",
      "update kysely_migration set name = '9999_x' where name like '0037%'",
    ],
  ])("tells a database out of order: it %s", async (_, change) => {
    const file = newFile();
    const database = openDatabase(file);
    await migrate(database);
    await sql.raw(change).execute(database.writer);
    await database.close();
    expect(inspectDatabase(file)).toBe("disordered");
  });
});
