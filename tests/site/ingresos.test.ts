import { beforeAll, expect, it } from "vitest";
import { AMAZON_SENTENCE } from "~nouns/productos/rules/amazon";
import { AFFILIATE_LABEL } from "~nouns/productos/screens/buy-link";
import { PUBLIC_SCREENS } from "../support/screens.js";
import { useSite } from "../support/use-site";
import { parseXml } from "../support/xml";

const CLAIM = /enlaces? de afiliado|código de afiliado|comisi[oó]n|obtengo ingresos|sponsored/i;
/** Addresses that the sitemap does not list. */
const MORE = [
  "/feed.xml",
  "/categoria/paseo-viaje/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/auth",
];

const site = useSite();
let paths: string[];

const NONE = "update productos set demo = 0, tienda_afiliado = 0; delete from ajustes";
const SHOP = `${NONE}; update productos set tienda = 'Nube', tienda_url = 'https://nube.example/1',
  tienda_afiliado = 1 where slug = 'carrito-tilavia-ronda-3-en-1'`;
const TAG = `${NONE}; insert into ajustes (clave, valor, updated_at) values ('tag', 'nuestra-21', '2026-01-01')`;
const DEMO = "update productos set demo = 1, tienda_afiliado = 0; delete from ajustes";

beforeAll(async () => {
  // Unmarks the demo's texts, so that they count as the owner's.
  site.sql().exec("update consejos set demo = 0");
  const locs = parseXml(await (await site.fetch("/sitemap.xml")).text(), "loc");
  const listed = locs.map((loc) => loc.slice(site.origin.length));
  paths = [...new Set([...listed, ...PUBLIC_SCREENS, ...MORE])];
  expect(paths.length).toBeGreaterThan(140);
});

const crawled = new Map<string, Map<string, string>>();

async function crawl(state: string) {
  const known = crawled.get(state);
  if (known) return known;
  site.sql().exec(state);
  const texts = new Map<string, string>();
  for (const path of paths) {
    const html = await (await site.fetch(path)).text();
    texts.set(path, html.replaceAll("<!-- -->", ""));
  }
  crawled.set(state, texts);
  return texts;
}

const isPage = (html: string) => html.includes('id="pie"');
/** Lists the paths of pages for which a condition holds. */
const where = (texts: Map<string, string>, isSo: (html: string) => boolean) =>
  [...texts].filter(([, html]) => isSo(html)).map(([path]) => path);
const linksTo = (html: string, host: string) =>
  html.match(new RegExp(`<a href="https://${host}[^>]*>`, "g")) ?? [];

it("a site that nobody pays says nothing of commissions on any page", async () => {
  const texts = await crawl(NONE);
  expect(where(texts, (html) => CLAIM.test(html))).toEqual([]);
  expect(where(texts, (html) => linksTo(html, "www.amazon.es").length > 0).length).toBeGreaterThan(
    90,
  );
  expect(texts.get("/aviso-legal")).toContain("no cobramos nada si compras");
});

it.each([
  ["Amazon", TAG],
  ["another shop", SHOP],
  ["nobody, as the demo", DEMO],
])("a site that is paid by %s says so on every page", async (_, state) => {
  const texts = await crawl(state);
  const silent = (html: string) => isPage(html) && !html.includes(AMAZON_SENTENCE);
  expect(where(texts, silent)).toEqual([]);
  expect(where(texts, isPage).length).toBeGreaterThan(130);
});

it("marks only the link of the shop that pays", async () => {
  const texts = await crawl(SHOP);
  const marked = where(texts, (html) => html.includes('rel="sponsored'));
  expect(marked).toEqual(["/producto/carrito-tilavia-ronda-3-en-1"]);
  const html = texts.get("/producto/carrito-tilavia-ronda-3-en-1") ?? "";
  expect(linksTo(html, "nube").join()).toContain("sponsored");
  expect(linksTo(html, "www.amazon.es").join()).not.toContain("sponsored");
  expect(html).toContain("El de Nube es un enlace de afiliado.");
  expect(where(texts, (each) => each.includes(`>${AFFILIATE_LABEL}<`))).toEqual([]);
});

it("labels each block of links once", async () => {
  const texts = await crawl(TAG);
  const labels = (path: string) => (texts.get(path) ?? "").split(`>${AFFILIATE_LABEL}<`).length - 1;
  expect(
    ["/", "/categoria/paseo-viaje", "/categoria/sillas-coche", "/consejos/mejores-tronas"].map(
      labels,
    ),
  ).toEqual([1, 1, 1, 1]);
  // One label stands before the product's offer, and one before related products.
  expect(labels("/producto/carrito-tilavia-ronda-3-en-1")).toBe(2);
  const unlabelled = (html: string) =>
    linksTo(html, "www.amazon.es").length > 0 &&
    html.indexOf(AFFILIATE_LABEL) > html.indexOf('href="https://www.amazon.es');
  expect(where(texts, unlabelled)).toEqual([]);
});

it("the demo says on every page that it is an example", async () => {
  const texts = await crawl(DEMO);
  const silent = (html: string) => isPage(html) && !html.includes("Este es un catálogo de ejemplo");
  expect(where(texts, silent)).toEqual([]);
});
