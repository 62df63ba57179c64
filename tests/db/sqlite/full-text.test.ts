import path from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { generate } from "~/cli/seed/generate.server";
import { fold } from "~base/texto";
import type { Database } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { createDatabaseFile, openDatabase } from "~db/sqlite/open.server";
import { addProductos, findTitles, makeProducto } from "../../domain/features/busqueda/content";
import { insertCategorias } from "../../domain/nouns/consejos/seed";
import { migrationsBefore } from "../../support/before-migration";
import { testDatabase } from "../../support/database";
import { makeFolder } from "../../support/folder";

const db = testDatabase(() => insertCategorias("mobiliario"));

const run = (query: string) => sql.raw(query).execute(db.database().writer);
const update = (set: string, title = "Cuna") =>
  run(`update productos set ${set} where title = '${title}'`);

describe("the index follows what is published", () => {
  it("leaves drafts out, whatever happens to them", async () => {
    await addProductos({ title: "Cuna", estado: "draft" });
    expect(await findTitles("cuna")).toEqual([]);
    await update("title = 'Trona', titulo_folded = 'trona'");
    expect(await findTitles("trona")).toEqual([]);
    await update("estado = 'published'", "Trona");
    expect(await findTitles("trona")).toEqual(["Trona"]);
    expect(await findTitles("cuna")).toEqual([]);
    await update("estado = 'draft'", "Trona");
    expect(await findTitles("trona")).toEqual([]);
  });

  it("follows title, text and id, and forgets what is deleted", async () => {
    await addProductos({ title: "Cuna", descripcion: "De haya" }, "Cuna doble");
    await update("descripcion = 'De roble'");
    expect(await findTitles("cuna haya")).toEqual([]);
    expect(await findTitles("cuna roble")).toEqual(["Cuna"]);
    await update("descripcion = null");
    expect(await findTitles("cuna roble")).toEqual([]);
    await update("id = 'B0NUEVO001'");
    await update("title = 'Moisés', titulo_folded = 'moises'");
    expect(await findTitles("cuna")).toEqual(["Cuna doble"]);
    expect(await findTitles("moisés")).toEqual(["Moisés"]);
    await run("delete from productos");
    expect(await findTitles("moises")).toEqual([]);
    expect((await run("select * from busqueda_productos")).rows).toEqual([]);
  });

  it("is left as it was by an update that changes nothing of it, or fails", async () => {
    await addProductos("Cuna", "Trona");
    const entries = async () => (await run("select * from busqueda_productos order by n")).rows;
    const before = await entries();
    await update("price = '3 €', descripcion = null, titulo_folded = 'cuna'");
    await expect(update("titulo_folded = 'otra', slug = 'trona'")).rejects.toThrow("UNIQUE");
    await run(
      "update or ignore productos set titulo_folded = 'otra', slug = 'trona' where title = 'Cuna'",
    );
    await run("insert or ignore into productos select * from productos");
    expect(before).toHaveLength(2);
    expect(await entries()).toEqual(before);
  });

  it("says how many rows a write changed, its own rows only", async () => {
    await addProductos("Cuna", "Trona");
    const { numAffectedRows } = await update("titulo_folded = 'cuna nueva'");
    expect(numAffectedRows).toBe(1n);
  });

  it("stays right through many changes and a copy with VACUUM", async () => {
    const words = ["cuna", "trona", "manta", "haya", "roble", "sol", "luna"];
    let seed = 11;
    const next = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    const text = () => [0, 1, 2].map(() => words[next(words.length)]).join(" ");
    const estado = () => (next(3) ? "published" : "draft");
    for (let round = 0; round < 400; round++) {
      const id = `P${next(40)}`;
      const kind = next(3);
      if (kind === 0) await run(`delete from productos where id = '${id}'`);
      const row = makeProducto({ title: text(), id, slug: id.toLowerCase(), estado: estado() });
      await db.database().write((trx) =>
        trx
          .insertInto("productos")
          .values({ ...row, descripcion: text() })
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet({
              title: row.title,
              titulo_folded: fold(row.title),
              estado: row.estado,
              descripcion: text(),
            }),
          )
          .execute(),
      );
    }
    const copy = `${db.file()}.copy`;
    await run(`vacuum into '${copy}'`);
    for (const file of [db.file(), copy]) expectRight(file, words);
  });
});

/** Fails unless the index finds for each word the rows that hold it. */
function expectRight(file: string, words: string[]): void {
  const connection = new SQLite(file, { readonly: true });
  const rows = connection
    .prepare(
      "select id, titulo_folded || ' ' || descripcion as t from productos where estado = 'published'",
    )
    .all() as { id: string; t: string }[];
  expect(rows.length).toBeGreaterThan(10);
  for (const word of words) {
    const found = connection
      .prepare(
        `select id from busqueda_productos_palabras p join busqueda_productos e on e.n = p.rowid
         where busqueda_productos_palabras match ? order by id`,
      )
      .pluck()
      .all(word);
    const expected = rows.filter(({ t }) => t.includes(word)).map(({ id }) => id);
    expect(found, word).toEqual(expected.sort());
  }
  expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
  connection.close();
}

/** Copies rows of a present database into an older one, as far as this has their columns. */
async function copyRows({ writer }: Database, present: string, tables: readonly string[]) {
  await sql`attach ${present} as presente`.execute(writer);
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}, 'main')`.execute(writer);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into main.${sql.table(table)} (${columns})
      select ${columns} from presente.${sql.table(table)}`.execute(writer);
  }
  await sql`detach presente`.execute(writer);
}

it("migrations 0004 and 0011 index what is there already", async () => {
  const file = path.join(makeFolder(), "site.db");
  createDatabaseFile(file);
  const old = openDatabase(file);
  await migrate(old, migrationsBefore("0004"));
  await generate(db.database(), { productos: 40, consejos: 20 });
  await run("update categorias set oculta = 0");
  await copyRows(old, db.file(), ["categorias", "tipos_consejo", "productos", "consejos"]);
  await migrate(old);
  await old.close();
  expectRight(file, ["carrito", "ficha", "ligero"]);
  const connection = new SQLite(file, { readonly: true });
  const count = (query: string) => connection.prepare(query).pluck().get();
  const titled = count(
    "select count(*) from productos where estado <> 'draft' and title like '%car%'",
  );
  expect(count("select count(*) from busqueda_productos_trigramas('car')")).toBe(titled);
  expect(
    count("select count(*) from busqueda_productos_trigramas where titulo glob '*carrito*'"),
  ).toBe(titled);
  expect(
    count("select doc from busqueda_productos_terminos where term = 'carrito' and col = 'titulo'"),
  ).toBe(titled);
  expect(count("select count(*) from busqueda_consejos")).toBe(19);
  connection.close();
});
