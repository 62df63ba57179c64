import { copyFileSync, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import SQLite from "better-sqlite3";
import tar from "tar-stream";
import { beforeAll, expect, it } from "vitest";
import { fromFile, writeArchive } from "~db/backup/archive.server";
import { makeBackup } from "~db/backup/backup.server";
import { checkArchive } from "~db/backup/check.server";
import { sha256 } from "~db/backup/manifest";
import { databaseFile } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { migrationsBefore } from "../../support/before-migration";
import { makeFolder } from "../../support/folder";

const folder = makeFolder();
const at = (name: string) => path.join(folder, name);
const MADE_AT = new Date("2026-09-01T10:00:00.000Z");

/** @param before leaves out the migrations from that one on */
async function makeDatabase(file: string, before = "9999") {
  createDatabaseFile(file);
  const database = openDatabase(file);
  await migrate(database, migrationsBefore(before));
  await database.close();
}

beforeAll(() => makeDatabase(at("own.db")));

function makeOwn(file: string, statements: string) {
  copyFileSync(at("own.db"), file);
  const sql = new SQLite(file);
  sql.exec(statements);
  sql.close();
}

async function checkWith(statements: string) {
  const file = path.join(makeFolder(), "site.db");
  makeOwn(file, statements);
  const archive = `${file}.tar`;
  await writeArchive(archive, [fromFile("site.db", file)], MADE_AT);
  return checkArchive(archive, folder);
}

it("takes a copy of this version, and of one before", async () => {
  expect((await checkWith("")).manifest.files).toHaveLength(1);
  await makeDatabase(at("before.db"), "0030");
  const archive = at("before.tar");
  await writeArchive(archive, [fromFile("site.db", at("before.db"))], MADE_AT);
  expect((await checkArchive(archive, folder)).manifest.files).toHaveLength(1);
});

it("takes what Litestream and the planner of SQLite have put in", async () => {
  const statements = `
    create table _litestream_seq (id integer primary key, seq integer);
    create table _litestream_lock (id integer);
    analyze`;
  expect((await checkWith(statements)).manifest.files).toHaveLength(1);
});

const PROMOTE = `begin update profiles set is_admin = 1, admin_type = 'main_admin'; end`;
it.each([
  ["trigger ladron", `create trigger ladron after delete on sessions ${PROMOTE}`],
  ["trigger _litestream_seq", `create trigger _litestream_seq after delete on sessions ${PROMOTE}`],
  [
    "trigger consejos_publicado",
    `drop trigger consejos_publicado;
     create trigger consejos_publicado after update of estado on consejos ${PROMOTE}`,
  ],
  ["view otra", "create view otra as select * from credenciales"],
  ["table otra", "create table otra (a text)"],
  ["index otro", "create index otro on profiles (lower(email))"],
  ["table profiles", "alter table profiles add column otra text"],
])("refuses a copy with %s, which the program has not put in", async (name, statements) => {
  await expect(checkWith(statements)).rejects.toThrow(`no ha puesto en ella: ${name}.`);
});

it("a site whose owner added an index by hand is copied, and restored when told so", async () => {
  makeOwn(databaseFile(), "create index propio on productos (created_at)");
  const { file, foreign } = await makeBackup({ withSecrets: false, isScheduled: true });
  expect(foreign).toBe("index propio");
  await expect(checkArchive(file, folder)).rejects.toThrow(/index propio.*--with-foreign/);
  expect(await checkArchive(file, folder, true)).toMatchObject({ foreign: "index propio" });
});

/** Makes an archive of these files, with this text in place of their list. */
async function pack(manifest: string, files: Record<string, string> = { "site.db": "x" }) {
  const archive = tar.pack();
  for (const [name, text] of Object.entries(files)) archive.entry({ name }, text);
  archive.entry({ name: "manifest.json" }, manifest);
  archive.entry({ name: "manifest.sha256" }, sha256(manifest));
  archive.finalize();
  await pipeline(archive, createWriteStream(at("packed.tar")));
  return checkArchive(at("packed.tar"), folder);
}

const many = (text: string, times: number) => `[${Array.from({ length: times }, () => text)}]`;

it.each([
  ["is longer than its files need", many("1", 2_000_000), "No es una copia de este programa"],
  ["is no JSON", "{", "de una versión que este programa no lee"],
  ["names more than there is", `{"files":${many("1", 300)}}`, "que no están en su lista"],
  ["has other lines", '{"files":[1]}', "de una versión que este programa no lee"],
  ["is nothing", "null", "que no están en su lista"],
])("refuses a list that %s", async (_, manifest, problem) => {
  await expect(pack(manifest)).rejects.toThrow(problem);
});

it("refuses keys that no site has, before they fill the memory of the next start", async () => {
  const files = { "site.db": "x", "secrets.json": " ".repeat(70_000) };
  await expect(pack('{"files":[]}', files)).rejects.toThrow("No es una copia de este programa");
});

it("refuses a name that no picture has", async () => {
  const files = { [`media/${"a".repeat(300)}.jpg`]: "x" };
  await expect(pack('{"files":[]}', files)).rejects.toThrow("No es una copia de este programa");
});
