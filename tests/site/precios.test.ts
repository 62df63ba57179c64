import { beforeAll, describe, expect, it } from "vitest";
import { saveAjustes } from "../support/rows";
import { PUBLIC_SCREENS } from "../support/screens.js";
import type { Site } from "../support/site";
import { useSite } from "../support/use-site";

const OLD = "trona-viaje-nubaro-bolsa";
const WITHDRAWN = "asiento-elevador-nubaro-mesa";
const HINT = "Ver precio en Amazon";
/** Matches both texts of the button: with and without a price shown. */
const WORDS = /Ver (?:precio )?en Amazon/g;

const site = useSite();
beforeAll(() => {
  const sql = site.sql();
  sql.prepare("update productos set price = null where slug = ?").run(OLD);
  sql
    .prepare(
      `update productos set price = null, retirada = 'alerta', retirada_at = created_at
        where slug = ?`,
    )
    .run(WITHDRAWN);
});

const get = async (path: string) => (await site.fetch(path)).text();

/** Finds a product's card in a list. */
function cardOf(html: string, slug: string): string {
  const cards = html.match(/<article[^>]* class="card".*?<\/article>/gs) ?? [];
  return cards.find((card) => card.includes(`href="/producto/${slug}"`)) ?? "";
}

it("a table of products says once that prices were seen, and in each row when", async () => {
  const html = await get("/categoria/carritos-sillas-paseo?vista=tabla");
  const rows = html.match(/<tr>.*?<\/tr>/gs) ?? [];
  expect(rows.length).toBeGreaterThan(2);
  expect(html.match(/visto el/g)).toHaveLength(1);
  expect(rows[0]).toContain("visto el");
  for (const row of rows.slice(1)) expect(row).toMatch(/\d\s€ <small><time dateTime="/);
});

describe("a product without a price", () => {
  it("says in lists and in the comparison where to see it", async () => {
    expect(cardOf(await get("/categoria/tronas-asientos"), OLD)).toContain(HINT);
    expect(await get(`/producto/${OLD}`)).toContain(HINT);
    for (const vista of ["", "&vista=tarjetas"]) {
      expect(await get(`/comparativas?p=${OLD}${vista}`)).toContain(HINT);
    }
  });

  it("says it on its buttons alone", async () => {
    const list = await get("/categoria/tronas-asientos");
    expect(cardOf(list, OLD).match(WORDS)).toEqual([HINT]);
    expect(cardOf(list, "trona-plegable-tilavia-pliega").match(WORDS)).toEqual(["Ver en Amazon"]);
    const [page = ""] = (await get(`/producto/${OLD}`)).split('id="relacionados"');
    expect(page.match(/<article.*?<\/article>/s)?.[0].match(WORDS)).toEqual([HINT, HINT]);
  });

  it("sends nobody to a shop once it is withdrawn", async () => {
    const card = cardOf(await get("/categoria/tronas-asientos"), WITHDRAWN);
    expect(card).toContain("Alerta de seguridad: no se puede comprar");
    expect(card).not.toContain(HINT);
    for (const vista of ["", "&vista=tarjetas"]) {
      const page = await get(`/comparativas?p=${WITHDRAWN}${vista}`);
      expect(page).toContain(`href="/producto/${WITHDRAWN}"`);
      expect(page).not.toContain(HINT);
    }
  });
});

/** Further pages and files that show or use prices. */
const MORE = [
  "/categoria/tronas-asientos?orden=precio",
  "/categoria/tronas-asientos?hasta=200",
  "/categoria/tronas-asientos?franja=medio",
  "/consejos/mejores-tronas",
  "/comparativas?p=carrito-tilavia-ronda-3-en-1,carrito-nubaro-ciudad",
  "/feed.xml",
  "/categoria/tronas-asientos/feed.xml",
  "/sitemap.xml",
];
const SHOP = "trona-plegable-tilavia-pliega";
const FIGURE = /\d\s?€|€\s?\d/;

const plain = (text: string) =>
  text
    .replace(/&[#\w]+;|[*_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** All texts of editors and the owner, in which an amount may stand that is no price. */
function writtenOn(db: ReturnType<Site["sql"]>): string {
  const rows = ["productos", "consejos", "categorias", "ajustes", "paginas"].flatMap((table) =>
    db.prepare(`select * from ${table}`).all(),
  ) as Record<string, unknown>[];
  const texts = rows.flatMap(({ price, ...row }) => Object.values(row));
  return plain(texts.filter((text) => typeof text === "string").join(" "));
}

/** Finds prices by the class that only the component `Precio` sets. */
const pricesIn = (html: string) =>
  [...html.matchAll(/<(p|span) class="price\b[^"]*">(.*?)<\/\1>/gs)].map(([, , text = ""]) => text);

describe.each([
  ["", ""],
  ["", "nuestra-21"],
  ["franja", ""],
  ["franja", "nuestra-21"],
  ["ninguno", ""],
  ["ninguno", "nuestra-21"],
])("with the way «%s» and the tag «%s»", (modo, tag) => {
  const pages = new Map<string, string>();
  let written = "";

  beforeAll(async () => {
    const sql = site.sql();
    saveAjustes(site, { precio_modo: modo, tag });
    sql
      .prepare(
        "update productos set tienda = 'La Nube', tienda_url = ?, id = 'p-nube' where slug = ?",
      )
      .run("https://nube.example/1", SHOP);
    written = writtenOn(sql);
    for (const path of [...PUBLIC_SCREENS, ...MORE]) {
      pages.set(path, (await get(path)).replaceAll("<!-- -->", ""));
    }
  });

  it("no figure with € stands outside the one component, editors' texts aside", () => {
    const wrong = [...pages].flatMap(([path, html]) =>
      html
        .replace(/<(p|span) class="price\b.*?<\/\1>|<data .*?<\/data>/gs, "¤")
        .replaceAll(/content="([^"]*)"/g, ">$1<")
        .split(/<[^>]*>|\[|\]|"/)
        .map(plain)
        .filter((text) => FIGURE.test(text) && !written.includes(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it("a price has its day beside it, and the price of another shop its name", () => {
    for (const html of pages.values()) {
      for (const price of pricesIn(html).filter((text) => FIGURE.test(text))) {
        const dated = price.includes("<small>visto")
          ? /<time dateTime="\d{4}-\d\d-\d\d">[^<]+<\/time>/i.test(price)
          : /Precio visto el <time dateTime="/i.test(html);
        expect(dated, price).toBe(true);
        expect(modo ? price : "en La Nube").toContain("en La Nube");
      }
    }
  });

  it("shows of Amazon's products what the way allows", () => {
    const list = pages.get("/categoria/sillas-coche") ?? "";
    const [shown = ""] = pricesIn(list);
    expect(shown).toMatch({ "": /^\d.* €/, franja: /^€{1,3} <small>/, ninguno: /^$/ }[modo] ?? "");
    expect(list.includes('value="precio"')).toBe(modo !== "ninguno");
    expect(list.includes('name="hasta"')).toBe(modo === "");
    expect(list.includes('name="franja"')).toBe(modo === "franja");
  });
});
