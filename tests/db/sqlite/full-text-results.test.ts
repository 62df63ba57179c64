import { type CompiledQuery, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Indexed, WEIGHTS } from "~db/engine/base/full-text";
import { amountOf, countAny, type Found, findFirst } from "~db/sqlite/full-text-results.server";
import { findTitled, holding, search, titleContains } from "~db/sqlite/search.server";
import { addProductos } from "../../domain/features/busqueda/content";
import { testDatabase } from "../../support/database";

const db = testDatabase();

const read = () => db.database().read;

type Where = "titulo" | "titulo y texto";

const allOf = (words: readonly string[], isPrefix = false) => ({
  all: words.map((word) => ({ words: [word], isPrefix })),
});

function hasWords(indexed: Indexed, words: readonly string[], where: Where, isPrefix = false) {
  const places = WEIGHTS[indexed].slice(0, where === "titulo" ? 1 : undefined);
  const all = holding(indexed, allOf(words, isPrefix), places);
  if (!all) throw new Error("nothing is asked");
  return all.found;
}

const first = (found: Found, limit: number) => findFirst(read(), "productos", found, { limit });
/** Asks for all hits to be sorted, instead of walking through entries in their order. */
const sorted = (found: Found, limit: number) =>
  findFirst(read(), "productos", found, { limit, isSparse: true });
const amount = (found: Found) => amountOf(read(), "productos", found);

describe("the first ones", () => {
  it("are the same by walking along all as by sorting, wherever they stand", async () => {
    const early = Array.from({ length: 2_500 }, (_, n) => ({
      title: `Cuna ${String((n * 7) % 2_500).padStart(4, "0")}`,
      descripcion: n % 3 ? "De haya" : "De roble y haya",
    }));
    const late = Array.from({ length: 90 }, (_, n) => `Zueco de roble ${100 - n}`);
    await addProductos(...early, ...late);
    expect(await amount(hasWords("productos", ["haya"], "titulo y texto"))).toBe("many");
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
    expect(await amount(zuecos)).toBe("many");
    expect(await first(zuecos, 50)).toEqual(await sorted(zuecos, 50));
    expect(await first(zuecos, 50)).toHaveLength(50);
  });
});

describe("what is found", () => {
  const add = (count: number, title: (n: number) => string) =>
    addProductos(...Array.from({ length: count }, (_, n) => title(n)));
  const titled = (text: string) => titleContains("productos", text);
  const total = (text: string) => countAny(read(), titled(text));
  const run = (query: string) => sql.raw(query).execute(db.database().writer);

  it("is none, some, or many of all", async () => {
    await add(2_100, (n) => `Cuna blanca ${n}`);
    await add(3_000, (n) => `${n % 5 ? "Trona" : "Moisés"} azul ${n}`);
    expect(await amount(titled("moises azul"))).toBe("some");
    expect(await amount(titled("trona azul"))).toBe("some");
    expect(await amount(titled("cuna blanca"))).toBe("many");
    expect(await amount(titled("cu"))).toBe("many");
    expect(await amount(titled("no hay"))).toBe("none");
  });

  it("counts the same, however many there are", async () => {
    await add(2_400, (n) => `${n % 7 ? "Trona" : "Tronas"} ${n % 3 ? "azul" : "roja"} ${n}`);
    for (const [text, ...words] of [
      ["trona azul", "trona", "azul"],
      ["trona", "trona"],
      ["na", "na"],
      ["azul 1", "azul", "1"],
    ] as const) {
      const [whole, titles] = [titled(text), hasWords("productos", words, "titulo")];
      const expected = await sorted(whole, 9_999);
      const either = new Set([...expected, ...(await sorted(titles, 9_999))]).size;
      expect([text, await countAny(read(), whole)]).toEqual([text, expected.length]);
      expect([text, await countAny(read(), titles, whole)]).toEqual([text, either]);
      const question = { title: text, sought: [allOf(words)] };
      for (const limit of [5, 9_999]) {
        const { total, ids } = await search(read(), "productos", question, limit);
        expect([text, total, ids]).toEqual([text, either, ids.slice(0, Math.min(limit, either))]);
      }
    }
  });

  it("has a part of a title, wherever it stands and whatever it is", async () => {
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
      "Tipo [ab] y a*b?",
      "Haya\u{10ffff}",
    ];
    await addProductos(...titles.map((title, n) => ({ title, id: `p${n}`, slug: `p${n}` })));
    const rows = await read().selectFrom("productos").select("titulo_folded").execute();
    const parts = `ca|fe|a |4"|0%|ui|no|qu|xy|zz|% |''|aa|👶🍼|""|\\\\|__|_\\|ya|x|una|a caq|[ab]|a*b?|[a|*b`;
    for (const part of parts.split("|")) {
      const expected = rows.filter((row) => row.titulo_folded.includes(part)).length;
      expect([part, await total(part)]).toEqual([part, expected]);
    }
    expect(await total("ca")).toBe(4);
  });

  it("is only what is published now", async () => {
    await addProductos("Cuna XL", "Trona XL", "Silla XL", "Hamaca");
    expect([await total("xl"), await total(" xl")]).toEqual([3, 3]);
    await run("delete from productos where title = 'Cuna XL'");
    await run("update productos set estado = 'draft' where title = 'Trona XL'");
    await run("update productos set titulo_folded = 'silla' where title = 'Silla XL'");
    expect([await total("xl"), await total(" xl")]).toEqual([0, 0]);
    await run("update productos set titulo_folded = 'hamaca xl' where title = 'Hamaca'");
    expect([await total("xl"), await total(" xl")]).toEqual([1, 1]);
  });

  it("asks for no word in titles that none of them has", () => {
    const [title] = WEIGHTS.productos;
    const word = { words: ["cuna", "cunas"], titled: [] };
    expect(holding("productos", word, title ? [title] : [])).toBeUndefined();
    expect(
      holding("productos", { ...word, titled: ["cunas"] }, WEIGHTS.productos.slice(0, 1))
        ?.expression,
    ).toBe('({titulo} : ("cunas"))');
    expect(holding("productos", word, WEIGHTS.productos)?.expression).toContain(
      '"cuna" OR "cunas"',
    );
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

  it.each([
    ["a title", titleContains("productos", "ligera"), /INDEX 0:G0/],
    ["words of a title", hasWords("productos", ["cuna", "ligera"], "titulo"), /INDEX 0:M/],
    ["words, short ones too", hasWords("consejos", ["de", "cuna"], "titulo y texto"), /INDEX 0:M/],
    ["beginnings", hasWords("productos", ["cuna", "x"], "titulo y texto", true), /INDEX 0:M/],
  ])("%s: no table is read whole", async (_, found, index) => {
    const [detail, ...others] = await plan(sql`${found}`.compile(db.database().writer));
    expect(detail).toMatch(index);
    expect(others).toEqual([]);
  });
});

it("titles that begin so are found best first, and also where they stand below all that is looked through", async () => {
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
