import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import type { DatabaseState } from "~db/schema/migration-state";
import { inspectDatabase } from "~db/sqlite/state.server";
import { testDatabase } from "../../support/database";

const { file, database } = testDatabase();
const PAGE = 4096;
const TABLES = "productos consejos categorias profiles sessions tokens mensajes correos audit_log";

const hash = () => createHash("sha256").update(readFileSync(file())).digest("hex");
const overwrite = (bytes: Buffer, at: number, length: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.alloc(length, 0xa7), bytes.subarray(at + length)]);

/** Reads the database file after closing it, which folds the log into the file. */
async function wholeFile(): Promise<Buffer> {
  await database().close();
  return readFileSync(file());
}

function rootPage(table: string): number {
  const sql = new SQLite(file(), { readonly: true });
  const root = sql.prepare("select rootpage from sqlite_master where name = ?").pluck().get(table);
  sql.close();
  return (Number(root) - 1) * PAGE;
}

it.each<[string, DatabaseState, (bytes: Buffer) => Buffer]>([
  ["no bytes", "empty", () => Buffer.alloc(0)],
  ["a text", "corrupt", () => Buffer.from("No soy una base de datos.\n".repeat(500))],
  ["other bytes", "corrupt", (bytes) => Buffer.alloc(bytes.length, 0xa7)],
  ["another first line", "corrupt", (bytes) => overwrite(bytes, 0, 16)],
  ["another application's mark", "foreign", (bytes) => overwrite(bytes, 68, 4)],
  ["no mark", "foreign", (bytes) => Buffer.concat([bytes]).fill(0, 68, 72)],
  ...[0.1, 0.25, 0.5, 0.75, 0.9].map(
    (share): [string, DatabaseState, (bytes: Buffer) => Buffer] => [
      `only ${share} of it`,
      "corrupt",
      (bytes) => bytes.subarray(0, Math.floor((bytes.length * share) / PAGE) * PAGE),
    ],
  ),
  ...TABLES.split(" ").map((table): [string, DatabaseState, (bytes: Buffer) => Buffer] => [
    `another page of ${table}`,
    "corrupt",
    (bytes) => overwrite(bytes, rootPage(table), PAGE),
  ]),
])("a file with %s is found %s, and left as it is", async (_, state, change) => {
  writeFileSync(file(), change(await wholeFile()));
  const before = hash();
  expect(inspectDatabase(file())).toBe(state);
  expect(hash()).toBe(before);
});
