import { statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { foldLongLog } from "~db/sqlite/write-ahead-log.server";
import { testDatabase } from "../../support/database";

const { file, database } = testDatabase();
const MIB = 1024 * 1024;

it("a log that grew long behind a reader is folded in once the reader is gone", async () => {
  const logBytes = () => statSync(`${file()}-wal`).size;
  const other = new SQLite(file());
  const reader = new SQLite(file(), { readonly: true });
  other.exec("create table larga (texto text) strict");
  reader.exec("begin; select count(*) from larga");
  const insert = other.prepare("insert into larga values (?)");
  for (let n = 0; n < 30; n++) insert.run("x".repeat(MIB));

  await foldLongLog(database(), file());
  expect(logBytes()).toBeGreaterThan(30 * MIB);
  expect(reader.prepare("select count(*) from larga").pluck().get()).toBe(0);

  reader.exec("commit");
  await foldLongLog(database(), file());
  expect(logBytes()).toBe(0);
  expect(other.prepare("select count(*) from larga").pluck().get()).toBe(30);
  reader.close();
  other.close();
});

it("a log of usual length is left to SQLite", async () => {
  const other = new SQLite(file());
  other.exec("create table corta (texto text) strict");
  const before = statSync(`${file()}-wal`).size;
  await foldLongLog(database(), file());
  expect(statSync(`${file()}-wal`).size).toBe(before);
  expect(before).toBeGreaterThan(0);
  other.close();
});
