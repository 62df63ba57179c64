import { type CompiledQuery, sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  canStandInTitle,
  type Entries,
  holding,
  type Indexed,
  LAST_WEIGHT,
  titleContains,
} from "~db/sqlite/full-text.server";
import { countEither, findFirst, gather, sortAll } from "~db/sqlite/full-text-results.server";
import { findTitled } from "~db/sqlite/search.server";
import { addProductos } from "../../domain/features/busqueda/content";
import { testDatabase } from "../../support/database";

const db = testDatabase();

const read = () => db.database().read;

type Where = "titulo" | "titulo y texto";

const allOf = (words: readonly string[], isPrefix = false) => ({
  all: words.map((word) => ({ words: [word], isPrefix })),
});

function hasWords(indexed: Indexed, words: readonly string[], where: Where, isPrefix = false) {
  const weight = where === "titulo" ? 0 : LAST_WEIGHT[indexed];
  const entries = holding(indexed, allOf(words, isPrefix), weight);
  if (!entries) throw new Error("nothing is asked");
  return entries;
}

describe("the first ones", () => {
  const first = async (entries: Entries, limit: number) =>
    (await findFirst(read(), await gather(read(), entries), limit)).map(({ id }) => id);
  const sorted = async (entries: Entries, limit: number) =>
    (await sortAll(entries, limit).execute(db.database().read)).rows.map(({ id }) => id);

  it("are the same by walking along all as by sorting, wherever they stand", async () => {
    const early = Array.from({ length: 2_500 }, (_, n) => ({
      title: `Cuna ${String((n * 7) % 2_500).padStart(4, "0")}`,
      descripcion: n % 3 ? "De haya" : "De roble y haya",
    }));
    const late = Array.from({ length: 90 }, (_, n) => `Zueco de roble ${100 - n}`);
    await addProductos(...early, ...late);
    expect((await gather(read(), hasWords("productos", ["haya"], "titulo y texto"))).amount).toBe(
      "many",
    );
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

  it("are found when many all stand at the end", async () => {
    await addProductos(...Array.from({ length: 2_100 }, (_, n) => `Zueco ${n}`));
    await addProductos(...Array.from({ length: 500 }, (_, n) => `Aro ${n}`));
    const zuecos = hasWords("productos", ["zueco"], "titulo");
    expect((await gather(read(), zuecos)).amount).toBe("many");
    expect(await first(zuecos, 50)).toEqual(await sorted(zuecos, 50));
    expect(await first(zuecos, 50)).toHaveLength(50);
  });
});

describe("what is gathered", () => {
  const add = (count: number, title: (n: number) => string) =>
    addProductos(...Array.from({ length: count }, (_, n) => title(n)));
  const amountOf = async (entries: Entries) => (await gather(read(), entries)).amount;
  const totalOf = async (one: Entries, other?: Entries) =>
    (await countEither(one, other).execute(read())).rows[0]?.total;

  it("is few, many, or neither", async () => {
    await add(2_100, (n) => `Cuna blanca ${n}`);
    await add(3_000, (n) => `${n % 5 ? "Trona" : "Moisés"} azul ${n}`);
    expect(await amountOf(titleContains("productos", "moises azul"))).toBe("few");
    expect(await amountOf(titleContains("productos", "trona azul"))).toBeUndefined();
    expect(await amountOf(titleContains("productos", "cuna blanca"))).toBe("many");
    expect(await amountOf(titleContains("productos", "tr"))).toBeUndefined();
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
      const expected = (await sortAll(whole, 9_999).execute(read())).rows.map(({ id }) => id);
      const others = (await sortAll(titles, 9_999).execute(read())).rows.map(({ id }) => id);
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
      "Aaa",
      "Con 👶🍼",
      "👶🍼 dos",
      'Cita ""',
      "Ruta \\\\ y __",
      "_\\",
      "Haya\u{10ffff}",
    ];
    await addProductos(...titles.map((title, n) => ({ title, id: `p${n}`, slug: `p${n}` })));
    const many = Array.from({ length: 400 }, (_, n) => `Xy${String.fromCodePoint(0x4e00 + n)}`);
    await addProductos(...many.map((title, n) => ({ title, id: `x${n}`, slug: `x${n}` })));
    const pairs = `ca|fe|a |4"|0%|ui|no|qu|xy|zz|% |''|aa|👶🍼|""|\\\\|__|_\\|ya`.split("|");
    for (const pair of pairs) {
      const entries = titleContains("productos", pair);
      const byScan = (await sortAll(entries, 999).execute(read())).rows;
      const gathered = await gather(read(), entries);
      expect([pair, gathered.amount, await totalOf(entries)]).toEqual([pair, "few", byScan.length]);
      expect((await sortAll(gathered, 999).execute(read())).rows).toEqual(byScan);
    }
    expect(await totalOf(titleContains("productos", "aa"))).toBe(1);
    expect(await totalOf(titleContains("productos", "👶🍼"))).toBe(2);
    expect(await totalOf(titleContains("productos", "xy"))).toBe(400);
    expect(await totalOf(titleContains("productos", "ca"))).toBe(4);
  });

  it("finds two letters only in what is published now", async () => {
    const total = () => totalOf(titleContains("productos", "xl"));
    await addProductos("Cuna XL", "Trona XL", "Silla XL", "Hamaca");
    expect(await total()).toBe(3);
    const run = (query: string) => sql.raw(query).execute(db.database().writer);
    await run("delete from productos where title = 'Cuna XL'");
    await run("update productos set estado = 'draft' where title = 'Trona XL'");
    await run("update productos set titulo_folded = 'silla' where title = 'Silla XL'");
    expect(await total()).toBe(0);
    await run("update productos set titulo_folded = 'xlo' where title = 'Hamaca'");
    expect(await total()).toBe(1);
  });

  it("tells at once that no title holds the words", async () => {
    await addProductos({ title: "Cuna", descripcion: "Una trona de haya" }, "Tronador");
    const mayHold = (...words: string[]) => canStandInTitle(read(), "productos", allOf(words));
    expect(await mayHold("cuna", "haya")).toBe(false);
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
    const queries = [sortAll(entries, 50), countEither(entries, entries)];
    const plans = await Promise.all(queries.map((query) => plan(query.compile(writer))));
    return plans
      .flat()
      .filter((detail) => /^SCAN/.test(detail) && !/INDEX 0:M|CONSTANT/.test(detail));
  };

  it.each([
    ["a title", titleContains("productos", "ligera")],
    ["words of a title", hasWords("productos", ["cuna", "ligera"], "titulo")],
    ["words, short ones too", hasWords("consejos", ["de", "cuna"], "titulo y texto")],
    ["beginnings", hasWords("productos", ["cuna", "x"], "titulo y texto", true)],
  ])("%s: no table is read whole", async (_, entries) => {
    expect(await scansOf(entries)).toEqual([]);
  });

  it("two letters are looked up in indexes", async () => {
    const { numbers } = titleContains("productos", "xl");
    const details = await plan(sql`${numbers}`.compile(db.database().writer));
    expect(details.join("\n")).toContain("USING INDEX busqueda_productos_by_final");
    expect(details.filter((detail) => /^SCAN busqueda_productos$/.test(detail))).toEqual([]);
  });

  it("only one letter alone is looked for in all titles", async () => {
    expect(await scansOf(titleContains("productos", "x"))).not.toEqual([]);
  });
});

describe("titles that begin so", () => {
  it("are found best first, and also where they stand below all that is looked through", async () => {
    const common = Array.from({ length: 2_100 }, (_, n) => `Cuna ${String(n).padStart(4, "0")}`);
    await addProductos({ title: "Zueco de roble" }, { title: "Cuna alta", rating: 5 }, ...common);
    const find = async (begun: string[]) => {
      const question = { begun, sought: [allOf(begun, true)] };
      const ids = await findTitled(read(), "productos", question, 3);
      const rows = await read().selectFrom("productos").select(["id", "title"]).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.title);
    };
    expect(await find(["cu"])).toEqual(["Cuna alta", "Cuna 0000", "Cuna 0001"]);
    expect(await find(["ro", "zue"])).toEqual(["Zueco de roble"]);
    expect(await find(["una"])).toEqual([]);
  });
});
