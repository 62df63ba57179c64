import { readdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { migrate } from "~db/migrator.server";
import { remakeLostTables } from "~db/sqlite/lost-tables.server";
import { testDatabase } from "../../support/database";

const { file } = testDatabase();

function run<T>(work: (sql: SQLite.Database) => T): T {
  const sql = new SQLite(file());
  try {
    return work(sql);
  } finally {
    sql.close();
  }
}
const schema = () =>
  run((sql) =>
    sql.prepare("select sql from sqlite_master where sql is not null order by sql").all(),
  );

it.each([
  [["attempt_limits"]],
  [["trabajos", "envios"]],
  [["attempt_limits", "trabajos", "envios"]],
])("%j are made anew, just as they were, and nothing else is touched", async (tables) => {
  const whole = schema();
  run((sql) => {
    sql.exec(
      "insert into attempt_limits (key, failures, window_started_at) values ('x', 1, '2026')",
    );
    for (const table of tables) sql.exec(`drop table ${table}`);
  });
  expect(schema()).not.toEqual(whole);
  await remakeLostTables(file(), migrate);
  expect(schema()).toEqual(whole);
  const kept = run((sql) => sql.prepare("select count(*) from attempt_limits").pluck().get());
  expect(kept).toBe(tables.includes("attempt_limits") ? 0 : 1);
  expect(readdirSync(path.dirname(file())).filter((name) => name.includes("modelo"))).toEqual([]);
});

it("content that is gone is not made up", async () => {
  run((sql) => sql.exec("drop table mensajes"));
  const before = schema();
  await remakeLostTables(file(), migrate);
  expect(schema()).toEqual(before);
});

it("imports that were at work go on, others are let go, and a copy of all this is whole", async () => {
  const states = ["en_curso", "deshaciendo", "terminada"];
  run((sql) => {
    for (const estado of states) {
      sql.exec(`insert into trabajos (id, kind, created_at, run_after)
        values ('t-${estado}', 'importacion', '2026', '2026')`);
      sql.exec(`insert into importaciones (id, archivo, estado, trabajo_id, created_at)
        values ('${estado}', 'a.csv', '${estado}', 't-${estado}', '2026')`);
    }
    // Drops the table in spite of its references, as tools for damaged files do.
    sql.pragma("foreign_keys = off");
    sql.exec("drop table trabajos");
  });
  await remakeLostTables(file(), migrate);
  const work = () => run((sql) => sql.prepare("select kind, payload from trabajos").raw().all());
  expect(work()).toEqual([
    ["importacion", '{"lote":"en_curso"}'],
    ["deshacer-importacion", '{"lote":"deshaciendo"}'],
  ]);
  expect(run((sql) => sql.pragma("foreign_key_check"))).toEqual([]);
});
