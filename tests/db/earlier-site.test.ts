import { readFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "~db/client.server";
import { migrate, migrations } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { makeFolder } from "../support/folder";

/** A database as the migrations before `first` left it. */
async function databaseBefore(first: string): Promise<{ file: string; database: Database }> {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const database = openDatabase(file);
  const earlier = Object.entries(migrations).filter(([name]) => name < first);
  await migrate(database, Object.fromEntries(earlier));
  return { file, database };
}

async function brokenReferences({ read }: Database) {
  const { rows } = await sql`pragma foreign_key_check`.execute(read);
  return rows;
}

it("takes a site of the version before, whose failed mails lose the text that may hold a key", async () => {
  const { database } = await databaseBefore("0017");
  await database.write(async (trx) => {
    for (const status of ["queued", "failed"] as const) {
      await trx
        .insertInto("correos")
        .values({
          id: status,
          message_id: `${status}@example.es`,
          recipient: "ana@example.es",
          reply_to: null,
          subject: "Restablece tu contraseña",
          body: "https://example.es/auth/restablecer?token=secreto",
          status,
          run_after: "2026-11-01T00:00:00.000Z",
          created_at: "2026-11-01T00:00:00.000Z",
        })
        .execute();
    }
  });
  await migrate(database);
  const mails = await database.read
    .selectFrom("correos")
    .select(["id", "body"])
    .orderBy("id")
    .execute();
  expect(mails).toEqual([
    { id: "failed", body: "" },
    { id: "queued", body: "https://example.es/auth/restablecer?token=secreto" },
  ]);
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

it("keeps every product, article, import and category of a site after migration 0019", async () => {
  const { file, database } = await databaseBefore("0020");
  const raw = new SqliteDatabase(file);
  raw.pragma("foreign_keys = off");
  raw.exec(readFileSync(path.join(import.meta.dirname, "../fixtures/sitio-0019.sql"), "utf8"));
  raw.close();
  const contents = async () => ({
    productos: await slugs(database, "productos"),
    consejos: await slugs(database, "consejos"),
    importaciones: await database.read
      .selectFrom("importaciones")
      .select(["id", "estado", "avance", "importados", "actualizados"])
      .orderBy("id")
      .execute(),
  });
  const before = await contents();
  expect(before.importaciones).toHaveLength(6);
  await migrate(database);
  expect(await contents()).toEqual(before);
  expect(await slugs(database, "categorias")).toEqual(
    expect.arrayContaining(["mobiliario", "tronas-asientos", "vacia"]),
  );
  expect(await brokenReferences(database)).toEqual([]);
  await database.close();
});

async function slugs({ read }: Database, table: "productos" | "consejos" | "categorias") {
  const rows = await read.selectFrom(table).select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}
