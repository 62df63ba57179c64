import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { openDatabase } from "~db/sqlite/open.server";
import { damageTable } from "../../support/damage-table";
import { testDatabase } from "../../support/database";

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
  damageTable(sql, "consejos");
  sql.close();

  const open = openDatabase(file());
  const read = () => open.read.selectFrom("consejos").selectAll().execute();
  await expect(read()).rejects.toThrow(/malformed/);
  expect(open.isDamaged()).toBe(true);
  await open.read.selectFrom("categorias").select("id").execute();
  expect(open.isDamaged()).toBe(true);
  await open.close();
});
