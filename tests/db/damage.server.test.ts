import { closeSync, openSync, writeSync } from "node:fs";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { openDatabase } from "~db/client.server";
import { testDatabase } from "../support/database";

const { file, database } = testDatabase();

it("is noticed by whoever reads the damaged table, and not by an ordinary failure", async () => {
  await database().read.selectFrom("consejos").select("id").execute();
  const unknown = database()
    .read.selectFrom("nada" as "consejos")
    .select("id")
    .execute();
  await expect(unknown).rejects.toThrow("no such table");
  expect(database().isDamaged()).toBe(false);
});

it("stays once it was noticed", async () => {
  const sql = new SQLite(file());
  const size = sql.pragma("page_size", { simple: true }) as number;
  const root = sql
    .prepare("select rootpage from sqlite_master where name = 'consejos'")
    .pluck()
    .get() as number;
  sql.pragma("wal_checkpoint(truncate)");
  sql.close();
  const bytes = openSync(file(), "r+");
  writeSync(bytes, Buffer.alloc(size, 0xa7), 0, size, (root - 1) * size);
  closeSync(bytes);

  const open = openDatabase(file());
  const read = () => open.read.selectFrom("consejos").selectAll().execute();
  await expect(read()).rejects.toThrow(/malformed/);
  expect(open.isDamaged()).toBe(true);
  await open.read.selectFrom("categorias").select("id").execute();
  expect(open.isDamaged()).toBe(true);
  await open.close();
});
