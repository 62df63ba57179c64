import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { COMPARE_COOKIE } from "~features/comparativa/lista";
import { PUBLIC_SCREENS } from "../support/screens.js";
import { classesIn, compileSheet } from "../support/sheets";
import { useSite } from "../support/use-site";

const site = useSite();
let whole: Set<string>;
beforeAll(async () => {
  whole = classesIn(await compileSheet("public.css"));
});

const styleIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

/** Lists classes of a page that have public rules, but not in the page's own style. */
function lackingIn(html: string, used: Iterable<string>): string[] {
  const own = classesIn(styleIn(html));
  expect(own.size).toBeGreaterThan(50);
  return [...used].filter((name) => whole.has(name) && !own.has(name));
}

const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
    ),
  );

/** Lists public screens with the classes that each lacks. */
async function lackingEverywhere(headers: Record<string, string> = {}) {
  const lacking: string[] = [];
  for (const address of PUBLIC_SCREENS) {
    const html = await (await site.fetch(address, { headers })).text();
    expect(html, "names of classes have no other signs").not.toMatch(/ class="[^"]*&(?!amp;|gt;)/);
    lacking.push(...lackingIn(html, classesOf(html)).map((name) => `${address} ${name}`));
  }
  return lacking;
}

describe("the style in a page has the rules of every class that the page uses", () => {
  it("as the demo shows it", async () => {
    expect(await lackingEverywhere()).toEqual([]);
  });

  it("with a message, compared products and the light mode", async () => {
    const lista = "B0DEMO0001.B0DEMO0002";
    const fields = { intent: "anadir", id: "B0DEMO0003", volver: "/" };
    const answer = await site.post("/comparar", fields, { Cookie: `${COMPARE_COOKIE}=${lista}` });
    const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    expect(set.join()).toContain("aviso");
    const Cookie = [...set, "ligero=1"].join("; ");
    expect(await lackingEverywhere({ Cookie })).toEqual([]);
    const html = await (await site.fetch("/", { headers: { Cookie } })).text();
    expect(html).toContain("data-aviso");
    expect(html).toContain('class="light"');
  });

  it("with what was withdrawn, what has no price, rating or picture, and a refused form", async () => {
    site.sql().exec(`
      update productos set retirada = 'alerta', retirada_at = updated_at where rowid % 3 = 0;
      update productos set price = null, rating = 0, imageurl = '' where rowid % 3 = 1;
      update consejos set imagen = '', extracto = '' where rowid % 2 = 0;
    `);
    expect(await lackingEverywhere()).toEqual([]);
    const html = await (await site.post("/contacto", { nombre: "" })).text();
    expect(html).toContain("aria-invalid");
    expect(lackingIn(html, classesOf(html))).toEqual([]);
  });

  it("where nothing is there, and where everything fails", async () => {
    const database = site.sql();
    database.exec(
      "update productos set estado = 'draft', destacado_home = 0; update consejos set estado = 'draft'",
    );
    expect(await lackingEverywhere()).toEqual([]);
    database.exec("alter table productos rename to nada; alter table consejos rename to ningunos");
    database.exec("alter table categorias rename to ningunas");
    expect(await lackingEverywhere()).toEqual([]);
    expect(await (await site.fetch("/")).text()).toContain("No se pudieron cargar");
  });

  it("and of every class that the visitors' script adds", async () => {
    const words = readdirSync("app/enhance", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => readFileSync(`app/enhance/${name}`, "utf8").match(/"[\w -]+"/g) ?? [])
      .flatMap((text) => text.slice(1, -1).split(" "));
    const added = words.filter((word) => whole.has(word));
    expect(added).toContain("btn-quiet");
    const html = await (await site.fetch("/no-existe")).text();
    expect(lackingIn(html, added)).toEqual([]);
  });

  it("and every colour and shadow that the script's own sheet reads", async () => {
    const html = await (await site.fetch("/no-existe")).text();
    const [, address = ""] = /data-drawn="([^"]+)"/.exec(html) ?? [];
    const drawn = await (await site.fetch(address)).text();
    const read = new Set(drawn.match(/(?<=var\()--(color|shadow)-[\w-]+/g));
    expect(read.size).toBeGreaterThan(8);
    const style = styleIn(html);
    expect([...read].filter((name) => !style.includes(`${name}:`))).toEqual([]);
  });
});

it("the policy of a page lets in its own style, which differs by kind of page", async () => {
  const styles = new Set<string>();
  for (const address of ["/", "/categorias", "/contacto", "/no-existe"]) {
    const answer = await site.fetch(address);
    const style = styleIn(await answer.text());
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
    styles.add(style);
  }
  expect(styles.size).toBe(4);
});
