import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { migrate } from "~db/migrator.server";
import { migrations } from "~db/schema/migrations";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { makePowerCut } from "../support/power-cut";

/** The migration is killed at every n-th of its writes to disk. */
const STRIDE = Math.max(1, Math.round(60 / Number(process.env.HARD_SCALE ?? 1)));
const NAMES = Object.keys(migrations);

/** Reads schema and finished migrations of a database, which must be whole. */
function stateOf(file: string): string {
  const sql = new SQLite(file);
  try {
    expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sql.pragma("foreign_key_check")).toEqual([]);
    const schema = sql.prepare("select name, sql from sqlite_master order by name").all();
    const hasRun = sql.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    const done = hasRun ? sql.prepare("select name from kysely_migration").pluck().all() : [];
    return JSON.stringify([schema, done]);
  } finally {
    sql.close();
  }
}

/** Makes the database after each migration. @returns their states with the number of migrations */
async function makeStages(folder: string): Promise<Map<string, number>> {
  const file = path.join(folder, "site.db");
  createDatabaseFile(file);
  const stages = new Map<string, number>();
  for (let count = 1; count <= NAMES.length; count++) {
    const database = openDatabase(file);
    await migrate(database, Object.fromEntries(Object.entries(migrations).slice(0, count)));
    await database.close();
    if (count === 1) cpSync(file, path.join(folder, "oldest.db"));
    stages.set(stateOf(file), count);
  }
  return stages;
}

it(`killed at every ${STRIDE}th write of all migrations: before or after one, never between`, async ({
  skip,
}) => {
  const powerCut = makePowerCut();
  if (typeof powerCut === "string") return skip(powerCut);
  const folder = makeFolder();
  const stages = await makeStages(folder);
  expect(stages.size).toBe(NAMES.length);
  const seen = new Set<number>();
  let isWhole = false;
  for (let at = 1; !isWhole; at += STRIDE) {
    const data = path.join(folder, `${at}`);
    const file = path.join(data, "site.db");
    mkdirSync(data);
    cpSync(path.join(folder, "oldest.db"), file);
    const killed = await runSite(data, ["migrate"], { ...powerCut, POWER_CUT_AT: `${at}` });
    isWhole = killed.status === 0;
    expect([0, null], killed.stderr).toContain(killed.status);
    const stage = stages.get(stateOf(file));
    expect(stage, `killed at write ${at}`).toBeGreaterThan(0);
    const copies = stage === 1 ? ["none is needed"] : readdirSync(path.join(data, "backups"));
    expect(copies).toHaveLength(1);
    seen.add(stage ?? 0);
    const again = await runSite(data, ["migrate"]);
    expect([again.status, again.stderr]).toEqual([0, ""]);
    expect(stages.get(stateOf(file))).toBe(NAMES.length);
    rmSync(data, { recursive: true });
  }
  // Some kills hit the middle of a migration, and not only before the first or after the last.
  expect(seen.size).toBeGreaterThan(2);
}, 600_000);
