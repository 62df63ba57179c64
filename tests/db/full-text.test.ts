import { copyFileSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { type CompiledQuery, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { fold } from "~/domain/texto";
import { createDatabaseFile, openDatabase } from "~db/client.server";
import {
  type Entries,
  hasWords,
  mayHoldInTitle,
  resemblesWords,
  titleContains,
} from "~db/full-text.server";
import { countEither, findFirstByTitle, gather, sortByTitle } from "~db/full-text-results.server";
import { migrate, migrations } from "~db/migrator.server";
import { generate } from "~db/seed/generate.server";
import { addProductos, findTitles, makeProducto } from "../domain/busqueda/content";
import { testDatabase } from "../support/database";

const db = testDatabase();

const read = () => db.database().read;

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
    await update("rating = 3, descripcion = null, titulo_folded = 'cuna'");
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

/** Compares what the index finds for each word with what the rows hold. */
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

describe("migration 0004", () => {
  it("indexes what is there already", async () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), "mimbre-busqueda-")), "site.db");
    createDatabaseFile(file);
    const old = openDatabase(file);
    const before = Object.entries(migrations).filter(([name]) => name < "0004");
    await migrate(old, Object.fromEntries(before));
    await generate(old, { productos: 40, consejos: 20 });
    await migrate(old);
    await old.close();
    copyFileSync(file, db.file());
    expectRight(db.file(), ["carrito", "ficha", "ligero"]);
    const connection = new SQLite(db.file(), { readonly: true });
    const count = (query: string) => connection.prepare(query).pluck().get();
    expect(count("select count(*) from busqueda_productos_trigramas('car')")).toBe(
      count("select count(*) from productos where estado <> 'draft' and title like '%car%'"),
    );
    expect(count("select count(*) from busqueda_consejos")).toBe(19);
    connection.close();
  });
});

describe("first by title", () => {
  const first = async (entries: Entries, limit: number) =>
    (await findFirstByTitle(read(), await gather(read(), entries), limit)).map(({ id }) => id);
  const sorted = async (entries: Entries, limit: number) =>
    (await sortByTitle(entries, limit).execute(db.database().read)).rows.map(({ id }) => id);

  it("is the same by walking along the titles as by sorting, wherever they stand", async () => {
    const early = Array.from({ length: 2_500 }, (_, n) => ({
      title: `Cuna ${String((n * 7) % 2_500).padStart(4, "0")}`,
      descripcion: n % 3 ? "De haya" : "De roble y haya",
    }));
    const late = Array.from({ length: 90 }, (_, n) => `Zueco de roble ${100 - n}`);
    await addProductos(...early, ...late);
    for (const words of [["haya"], ["roble"], ["de", "haya"], ["roble", "haya"], ["zueco", "de"]]) {
      for (const limit of [1, 5, 50]) {
        for (const where of ["titulo", "titulo y texto"] as const) {
          const entries = hasWords("productos", words, where);
          expect(await first(entries, limit)).toEqual(await sorted(entries, limit));
        }
      }
    }
    for (const text of ["una 0", "cuna", "cu", "zueco de"]) {
      const whole = titleContains("productos", text);
      expect(await first(whole, 50)).toEqual(await sorted(whole, 50));
      expect(await first(whole, 50)).toHaveLength(50);
    }
  });
});

describe("what is gathered", () => {
  const add = (count: number, title: (n: number) => string) =>
    addProductos(...Array.from({ length: count }, (_, n) => title(n)));
  const amountOf = async (entries: Entries) => (await gather(read(), entries)).amount;
  const totalOf = async (one: Entries, other?: Entries) =>
    (await countEither(one, other).execute(read())).rows[0]?.total;

  it("is few, some or many", async () => {
    await add(2_100, (n) => `Cuna blanca ${n}`);
    await add(3_000, (n) => `${n % 5 ? "Trona" : "Moisés"} azul ${n}`);
    expect(await amountOf(titleContains("productos", "moises azul"))).toBe("few");
    expect(await amountOf(titleContains("productos", "trona azul"))).toBe("some");
    expect(await amountOf(titleContains("productos", "cuna blanca"))).toBe("many");
    expect(await amountOf(titleContains("productos", "tr"))).toBe("some");
    expect(await amountOf(titleContains("productos", "xl"))).toBe("few");
    expect(await amountOf(titleContains("productos", "no hay"))).toBe("few");
  });

  it("counts the same, however many there are", async () => {
    await add(2_400, (n) => `${n % 7 ? "Trona" : "Tronas"} ${n % 3 ? "azul" : "roja"} ${n}`);
    for (const [text, ...words] of [
      ["trona azul", "trona", "azul"],
      ["trona", "trona"],
      ["na", "na"],
      ["azul 1", "azul", "1"],
    ] as const) {
      const whole = titleContains("productos", text);
      const titles = hasWords("productos", words, "titulo");
      const gathered = await gather(read(), whole);
      const expected = (await sortByTitle(whole, 9_999).execute(read())).rows.map(({ id }) => id);
      const others = (await sortByTitle(titles, 9_999).execute(read())).rows.map(({ id }) => id);
      const either = new Set([...expected, ...others]).size;
      expect([text, await totalOf(gathered)]).toEqual([text, expected.length]);
      expect([text, await totalOf(gathered, titles)]).toEqual([text, either]);
      expect([text, await totalOf(whole, titles)]).toEqual([text, either]);
    }
  });

  it("finds two letters wherever they stand, whatever they are", async () => {
    const titles = [
      "Café",
      "Ca",
      "Cuna caqui",
      "Coca ca",
      "Cuna",
      'Taza 4"x 10%',
      "Lata 4 x 10",
      "Año",
    ];
    await addProductos(...titles.map((title, n) => ({ title, id: `p${n}`, slug: `p${n}` })));
    const many = Array.from({ length: 400 }, (_, n) => `Xy${String.fromCodePoint(0x4e00 + n)}`);
    await addProductos(...many.map((title, n) => ({ title, id: `x${n}`, slug: `x${n}` })));
    for (const pair of ["ca", "fe", "a ", '4"', "0%", "ui", "no", "qu", "xy", "zz", "% ", "''"]) {
      const entries = titleContains("productos", pair);
      const byScan = (await sortByTitle(entries, 999).execute(read())).rows;
      const gathered = await gather(read(), entries);
      expect([pair, gathered.amount, await totalOf(entries)]).toEqual([pair, "few", byScan.length]);
      expect((await sortByTitle(gathered, 999).execute(read())).rows).toEqual(byScan);
    }
    expect(await totalOf(titleContains("productos", "xy"))).toBe(400);
    expect(await totalOf(titleContains("productos", "ca"))).toBe(4);
  });

  it("tells at once that no title holds the words", async () => {
    await addProductos({ title: "Cuna", descripcion: "Una trona de haya" }, "Tronador");
    const mayHold = (...words: string[]) => mayHoldInTitle(read(), "productos", words);
    expect(await mayHold("cuna", "haya")).toBe(false);
    expect(await mayHold("cuna", "trona")).toBe(false);
    expect(await mayHold("trona")).toBe(true);
    expect(await mayHold("cuna", "de")).toBe(true);
    expect(await mayHold("xl")).toBe(true);
  });
});

describe("plans", () => {
  const plan = async (query: CompiledQuery) => {
    const { rows } = await db.database().writer.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    });
    return rows.map(({ detail }) => detail);
  };
  const scansOf = async (entries: Entries) => {
    const { writer } = db.database();
    const queries = [sortByTitle(entries, 50), countEither(entries, entries)];
    const plans = await Promise.all(queries.map((query) => plan(query.compile(writer))));
    return plans
      .flat()
      .filter((detail) => /^SCAN/.test(detail) && !/INDEX 0:M|CONSTANT/.test(detail));
  };

  it.each([
    ["a title", titleContains("productos", "ligera")],
    ["words of a title", hasWords("productos", ["cuna", "ligera"], "titulo")],
    ["words, short ones too", hasWords("consejos", ["de", "cuna"], "titulo y texto")],
    ["beginnings", resemblesWords("productos", ["cuna", "lig"], "titulo y texto")],
    ["beginnings and a short word", resemblesWords("productos", ["cuna", "x"], "titulo y texto")],
  ])("%s: no table is read whole", async (_, entries) => {
    expect(await scansOf(entries)).toEqual([]);
  });

  it("only one or two letters alone are looked for in all titles", async () => {
    expect(await scansOf(titleContains("productos", "xl"))).not.toEqual([]);
  });
});
