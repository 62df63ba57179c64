import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { decoded } from "../support/decoded";
import { without } from "../support/faults";
import { saveAjustes } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { COUNTS, type Producer, TEXTOS, type Texto } from "./textos-visitante";

let demo: Site;
let empty: Site;
beforeAll(async () => {
  [demo, empty] = await Promise.all([
    startSite({ env: { CONTACT_EMAIL: "hola@ejemplo.es", AMAZON_TAG: "prueba-21" } }),
    startSite({ env: { DEMO: "0" } }),
  ]);
  saveAjustes(demo, { telefono: "910 000 000" });
});
afterAll(() => Promise.all([demo.stop(), empty.stop()]));

/** Brings about what one entry describes. @returns the page as a visitor gets it */
async function produce(by: Exclude<Producer, { journey: string }>): Promise<string> {
  if ("empty" in by) return fromEmpty(by.page, by.after);
  if ("posts" in by) return afterPosts(by.page, by.posts);
  if ("without" in by) return whileBroken(by.page, by.without, by.status);
  return read(await demo.fetch(by.page), by.status);
}

async function read(response: Response, status = 200): Promise<string> {
  expect(response.status).toBe(status);
  return decoded(await response.text());
}

/** Undoes the change afterwards, as one empty site serves all texts. */
async function fromEmpty(page: string, after = ""): Promise<string> {
  const sql = empty.sql();
  sql.pragma("foreign_keys = OFF");
  const tables = ["categorias", "slugs_antiguos"];
  for (const table of tables) sql.exec(`create table kept_${table} as select * from ${table}`);
  try {
    sql.exec(after);
    return await read(await empty.fetch(page));
  } finally {
    for (const table of [...tables].reverse()) sql.exec(`delete from ${table}`);
    sql.exec("insert into categorias select * from kept_categorias order by parent_id is not null");
    sql.exec("insert into slugs_antiguos select * from kept_slugs_antiguos");
    for (const table of tables) sql.exec(`drop table kept_${table}`);
    sql.close();
  }
}

async function afterPosts(page: string, posts: Record<string, string>[]): Promise<string> {
  const visitor = new Browser(demo, "127.0.0.1");
  for (const fields of posts) {
    expect((await visitor.post("/comparar", fields)).status).toBe(303);
  }
  return read(await visitor.get(page));
}

const whileBroken = (page: string, tables: string[], status?: number): Promise<string> =>
  without(demo, tables, async () => {
    const answer = await demo.fetch(page);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    return read(answer, status);
  });

const isInJourney = ({ journey, holds }: { journey: string; holds: string[] }) => {
  const source = readFileSync(path.join("tests/e2e", journey), "utf8");
  return holds.length > 0 && holds.every((text) => source.includes(text));
};

function isOnPage(expected: Texto["expected"], html: string): boolean {
  if (typeof expected === "string") return html.includes(expected);
  if ("each" in expected) return html.match(expected.each)?.length === expected.times;
  return expected.test(html);
}

const named = TEXTOS.map((texto) => {
  const { expected } = texto;
  const what =
    typeof expected === "string" ? expected : String("each" in expected ? expected.each : expected);
  return [`${texto.section}: ${what.slice(0, 90)}`, texto] as const;
});

describe("what the specification promises visitors", () => {
  it.each(named)("%s", async (_, { expected, by }) => {
    expect("journey" in by ? isInJourney(by) : isOnPage(expected, await produce(by))).toBe(true);
  });

  it("has no gap in any section, and nothing twice", () => {
    const counts: Record<string, number> = {};
    for (const { section } of TEXTOS) counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toEqual(COUNTS);
    const keys = TEXTOS.map((texto) =>
      JSON.stringify(texto, (_, value) => (value instanceof RegExp ? String(value) : value)),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
