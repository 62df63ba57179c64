import { readFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { compareVersion as compareConsejo } from "~/domain/consejos/versiones.server";
import { startUndo } from "~/domain/importacion/confirmar.server";
import { listPapelera, restoreAs } from "~/domain/papelera/papelera.server";

import { compareVersion as compareProducto } from "~/domain/productos/versiones.server";
import { findRenamed } from "~/domain/slugs-antiguos.server";
import { listVersions } from "~/domain/versiones/versiones.server";
import { type Database, setDatabase } from "~db/client.server";
import { migrate, migrations } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { ANA, lote, run } from "../domain/importacion/batches";
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

/** The site of the fixture, as the database of the process. */
async function siteOf0019() {
  const { file, database } = await databaseBefore("0020");
  const raw = new SqliteDatabase(file);
  raw.pragma("foreign_keys = off");
  raw.exec(readFileSync(path.join(import.meta.dirname, "../fixtures/sitio-0019.sql"), "utf8"));
  raw.close();
  setDatabase(database);
  return database;
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
  const database = await siteOf0019();
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

it("brings back what was in the trash of that site, and says what is damaged", async () => {
  const database = await siteOf0019();
  await migrate(database);
  const { items: papeles } = await listPapelera();
  expect(papeles.map(({ titulo }) => titulo)).toEqual([
    ...["Dañado", "Paseo", "Borrada", "Consejo tirado"],
    ...["Producto en-papelera-raro", "Producto en-papelera"],
  ]);
  expect(papeles.map(({ deletedBy }) => deletedBy)).toEqual([null, ...Array(5).fill(ANA.email)]);
  const outcomes: string[] = [];
  for (const { id } of papeles) outcomes.push(await restoreAs(id, ANA));
  expect(outcomes).toEqual(["papelera.danado", ...Array(5).fill("papelera.recuperado")]);
  expect((await listPapelera()).items.map(({ titulo }) => titulo)).toEqual(["Dañado"]);
  const related = database.read.selectFrom("productos_relacionados").selectAll();
  expect(await related.where("producto_id", "=", "p-en-papelera").execute()).toEqual([
    { producto_id: "p-en-papelera", producto_relacionado_id: "p-a", orden: 0 },
  ]);
  // It had given what it held, and so its address, to another.
  expect(await findRenamed("categoria", "paseo")).toBeUndefined();
  expect(await findRenamed("categoria", "tronas")).toBe("tronas-asientos");
  await database.close();
});

it("keeps the versions of that site, and what differs in them", async () => {
  const database = await siteOf0019();
  const kept = database.read.selectFrom("revisiones" as never);
  const before = await kept.select(["tipo", "item_id", "version", "datos"] as never[]).execute();
  await migrate(database);
  const columns = ["tipo", "item_id", "version", "datos"] as const;
  const now = await database.read.selectFrom("versiones").select(columns).execute();
  expect(before.length).toBeGreaterThan(2);
  expect(now).toEqual(expect.arrayContaining(before));
  const versions = await listVersions({ tipo: "producto", id: "p-b" });
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect((await compareProducto("p-b", 1))?.fields.map(({ label }) => label)).toContain("Título");
  expect((await compareConsejo("c-normal", 1))?.fields).toEqual([
    { label: "Título", before: "Consejo normal", after: "Consejo cambiado" },
  ]);
  await database.close();
});

it("undoes the imports of that site, also one that was half undone", async () => {
  const database = await siteOf0019();
  await migrate(database);
  const title = async (id: string) =>
    (await database.read.selectFrom("productos").select("title").where("id", "=", id).execute())[0]
      ?.title;
  expect(await title("p-a")).toBe("Cuna a");
  expect(await findRenamed("producto", "b")).toBeUndefined();
  expect(await startUndo({ id: "terminada", actor: ANA })).toBe(true);
  await run();
  expect((await lote("terminada")).deshecho).toEqual({
    ...{ retirados: 3, restaurados: 1, conservados: 0 },
  });
  expect(await title("p-a")).toBe("Antes");
  expect(await findRenamed("producto", "b")).toBe(
    (
      await database.read.selectFrom("productos").select("slug").where("id", "=", "p-b").execute()
    )[0]?.slug,
  );
  expect((await lote("deshaciendo")).deshecho.retirados).toBe(2);
  expect((await lote("en_curso")).recuento.importados).toBe(2);
  await database.close();
});

async function slugs({ read }: Database, table: "productos" | "consejos" | "categorias") {
  const rows = await read.selectFrom(table).select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}
