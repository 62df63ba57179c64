import { type RawBuilder, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { attempt } from "~db/engine/attempt.server";
import {
  beginsWith,
  elementsOf,
  holds,
  isNoAsin,
  jsonRows,
  listed,
  same,
  uniqueConflict,
} from "~db/engine/engine.server";
import { testDatabase } from "../support/database";

const { database } = testDatabase();

/** Asks if a condition holds for a row with one column, `texto`. */
async function isTrue(condition: RawBuilder<boolean>, texto: string | null): Promise<boolean> {
  const { rows } = await sql<{ answer: number | boolean }>`
    select ${condition} as answer from (select ${texto} as texto) as fila`.execute(database().read);
  return Boolean(rows[0]?.answer);
}

describe("a condition in the words of the engine", () => {
  it.each([
    [null, null, true],
    ["a", null, false],
    [null, "a", false],
    ["a", "a", true],
    ["a", "A", false],
  ])("the same: %s and %s, %s", async (texto, value, expected) => {
    expect(await isTrue(same("texto", value), texto)).toBe(expected);
    expect(await isTrue(sql`not ${same("texto", value)}`, texto)).toBe(!expected);
  });

  it.each([
    ["50 % menos", "50 %", true],
    ["50 euros", "50 %", false],
    ["a_b", "a_b", true],
    ["axb", "a_b", false],
    ["c:\\d", "\\d", true],
  ])("«%s» holds «%s»: %s", async (texto, part, expected) => {
    expect(await isTrue(holds("texto", part), texto)).toBe(expected);
  });

  it("a text is also sought by an expression", async () => {
    expect(await isTrue(holds("texto", sql`'b' || 'c'`), "abcd")).toBe(true);
    expect(await isTrue(holds("texto", sql`'b' || 'd'`), "abcd")).toBe(false);
  });

  it.each([
    ["https://a", "http", true],
    ["/media/a", "http", false],
    ["HTTP://a", "http", false],
    ["a*b", "a*", true],
    ["aab", "a*", false],
    ["[x]", "[", true],
  ])("«%s» begins with «%s»: %s", async (texto, start, expected) => {
    expect(await isTrue(beginsWith("texto", start), texto)).toBe(expected);
  });

  it.each([
    ["B00ABCDEF1", false],
    ["847000001X", false],
    ["B0DEMO0001", true],
    ["p-abcdefghijkl", true],
    ["b00abcdef1", true],
  ])("%s is no ASIN: %s", async (texto, expected) => {
    expect(await isTrue(isNoAsin("texto"), texto)).toBe(expected);
  });
});

describe("values that travel with a query", () => {
  const isIn = (values: (string | number)[]) => isTrue(sql`texto in ${listed(values)}`, "a");

  it("may be none, one or thousands, and hold any letter", async () => {
    expect(await isIn([])).toBe(false);
    expect(await isIn(["a"])).toBe(true);
    expect(await isIn(["'", '"', "ñ"])).toBe(false);
    expect(await isIn([...Array(50_000).keys(), "a"])).toBe(true);
  });

  it("are a column called value where a query reads from them", async () => {
    const { rows } = await sql`select each.value from ${listed(["b", "a"])} as each
      order by each.value`.execute(database().read);
    expect(rows).toEqual([{ value: "a" }, { value: "b" }]);
  });

  it("come as rows with the columns asked for, null where one has none", async () => {
    const rows = [
      ...[{ id: "a", rating: 1.5, version: 2, otra: "x" }],
      ...[{ id: "b'", rating: null }, { id: "c" }],
    ];
    const columns = ["id", "rating", "version"];
    const { rows: found } = await jsonRows("productos", rows, columns).execute(database().read);
    expect(found).toEqual([
      { id: "a", rating: 1.5, version: 2 },
      { id: "b'", rating: null, version: null },
      { id: "c", rating: null, version: null },
    ]);
  });

  it("are the elements of a stored list", async () => {
    const { rows } = await sql`
      select each.value from (select ${'["a","b"]'} as lista) as fila,
        ${elementsOf("lista", "each")}`.execute(database().read);
    expect(rows).toEqual([{ value: "a" }, { value: "b" }]);
  });
});

describe("an attempt", () => {
  const add = (slug: string) =>
    sql`insert into tipos_consejo (id, nombre, slug) values (${slug}, ${slug}, ${slug})`;
  const slugs = async () => {
    const rows = await database().read.selectFrom("tipos_consejo").select("slug").execute();
    return rows.map((row) => row.slug);
  };

  it("that breaks a rule takes back what it wrote, and the transaction goes on", async () => {
    const answer = await database().write(async (trx) => {
      await add("antes").execute(trx);
      const refused = await attempt(
        trx,
        async () => {
          await add("durante").execute(trx);
          await add("antes").execute(trx);
        },
        uniqueConflict,
      );
      await add("despues").execute(trx);
      return refused;
    });
    expect(answer).toMatch(/^tipos_consejo\./);
    const found = await slugs();
    expect(found).toEqual(expect.arrayContaining(["antes", "despues"]));
    expect(found).not.toContain("durante");
  });

  it("that breaks none is kept, also within another", async () => {
    const answer = await database().write((trx) =>
      attempt(trx, () => attempt(trx, () => add("uno").execute(trx), String), String),
    );
    expect(answer).toBeUndefined();
    expect(await slugs()).toContain("uno");
  });

  it("that fails otherwise takes all of the transaction back", async () => {
    const failed = database().write(async (trx) => {
      await add("antes").execute(trx);
      await attempt(trx, () => sql`insert into nada values (1)`.execute(trx), String);
    });
    await expect(failed).rejects.toThrow("nada");
    expect(await slugs()).not.toContain("antes");
  });
});
