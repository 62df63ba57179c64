import { beforeAll, describe, expect, it } from "vitest";
import { AMAZON_SENTENCE } from "~nouns/productos/rules/amazon";
import { AFFILIATE_LABEL } from "~nouns/productos/screens/buy-link";
import { useSite } from "../support/use-site";
import { parseXml } from "../support/xml";

interface Page {
  path: string;
  answer: Response;
  html: string;
}

const site = useSite({ env: { AMAZON_TAG: "prueba-21" } });
let listed: Page[];

async function open(path: string): Promise<Page> {
  const answer = await site.fetch(path, { redirect: "manual" });
  return { path, answer, html: (await answer.text()).replaceAll("<!-- -->", "") };
}

beforeAll(async () => {
  const locs = parseXml(await (await site.fetch("/sitemap.xml")).text(), "loc");
  listed = await Promise.all(locs.map((loc) => open(loc.slice(site.origin.length))));
});

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value]) => value);
const canonicalOf = (html: string) => found(html, /<link rel="canonical" href="([^"]*)"/g);
const robotsOf = (html: string) => found(html, /<meta name="robots" content="([^"]*)"/g);
const escaped = (text: string) => text.replaceAll("&", "&amp;");

const PAID = 'href="https://www.amazon.es/';

/** Pages with paid links that stand in no sitemap. */
const WITH_PAID = [
  "/buscar?q=silla",
  "/categoria/sillas-coche?orden=nota",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa",
];

/** Lists the pages for which a condition fails. */
const without = (pages: readonly Page[], isSo: (page: Page) => boolean) =>
  pages.filter((page) => !isSo(page)).map(({ path }) => path);

describe("every page of the sitemap", () => {
  it("answers, under its one address, and may be listed", () => {
    expect(listed.length).toBeGreaterThan(120);
    expect(without(listed, ({ answer }) => answer.status === 200)).toEqual([]);
    const isItself = ({ html, path }: Page) =>
      canonicalOf(html).join() === escaped(site.origin + path);
    expect(without(listed, isItself)).toEqual([]);
    expect(without(listed, ({ html }) => robotsOf(html).length === 0)).toEqual([]);
    expect(without(listed, ({ answer }) => !answer.headers.has("X-Robots-Tag"))).toEqual([]);
  });

  it("has a title and a description that no other has", () => {
    const titles = listed.flatMap(({ html }) => found(html, /<title>([^<]+)<\/title>/g));
    const texts = listed.flatMap(({ html }) =>
      found(html, /name="description" content="([^"]+)"/g),
    );
    expect([titles.length, new Set(titles).size]).toEqual([listed.length, listed.length]);
    expect([texts.length, new Set(texts).size]).toEqual([listed.length, listed.length]);
  });

  it("has one heading of the page, and below it no step left out", async () => {
    const others = ["/buscar?q=silla", "/comparativas", "/categoria/sillas-coche?vista=tabla"];
    const pages = [...listed, ...(await Promise.all(others.map(open)))];
    const levelsOf = ({ html }: Page) => found(html, /<h([1-6])[ >]/g).map(Number);
    const isWhole = (page: Page) => {
      const levels = levelsOf(page);
      const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0));
      return levels.filter((level) => level === 1).length === 1 && Math.max(...steps) === 1;
    };
    expect(without(pages, isWhole)).toEqual([]);
  });

  it("has no heading of a section as large as its own, outside the home page", () => {
    const sizesOf = (html: string, level: number) =>
      found(html, new RegExp(`<h${level} [^>]*?\\btext-([234]xl)`, "g"));
    const isStep = ({ html, path }: Page) =>
      path === "/" || (sizesOf(html, 1).length === 1 && !sizesOf(html, 2).includes("3xl"));
    expect(without(listed, isStep)).toEqual([]);
  });

  it("leads to the legal pages and says what the site lives on", () => {
    for (const legal of ["/aviso-legal", "/politica-privacidad", "/politica-cookies"]) {
      expect(without(listed, ({ html }) => html.includes(`href="${legal}"`))).toEqual([]);
    }
    expect(without(listed, ({ html }) => html.includes(AMAZON_SENTENCE))).toEqual([]);
  });

  it("marks its paid links, and says before the first of a page what they are", async () => {
    const others = await Promise.all(WITH_PAID.map(open));
    expect(without(others, ({ html }) => html.includes(PAID))).toEqual([]);
    const paid = [...listed, ...others].filter(({ html }) => html.includes(PAID));
    expect(paid.length).toBeGreaterThan(90);
    const isMarked = ({ html }: Page) =>
      found(html, /(<a [^>]*amazon\.es[^>]*>)/g).every(
        (link = "") =>
          link.includes('target="_blank" rel="sponsored nofollow noopener"') &&
          /[?;]tag=prueba-21"/.test(link),
      );
    expect(without(paid, isMarked)).toEqual([]);
    const isAnnounced = ({ html }: Page) => html.indexOf(AFFILIATE_LABEL) < html.indexOf(PAID);
    expect(without(paid, ({ html }) => html.includes(AFFILIATE_LABEL))).toEqual([]);
    expect(without(paid, isAnnounced)).toEqual([]);
  });
});

describe("a page that is not to be listed", () => {
  it.each([
    ["/buscar", 200],
    ["/buscar?q=trona", 200],
    ["/comparativas", 200],
    ["/comparativas?p=trona-viaje-nubaro-bolsa", 200],
    ["/consejos?q=dormir", 200],
    ["/consejos?categoria=sueno&q=dormir", 200],
    ["/consejos?categoria=no-existe", 200],
    ["/consejos?pagina=99", 404],
    ["/contacto?enviado=1", 200],
    ["/categoria/no-existe", 404],
    ["/producto/no-existe", 404],
    ["/consejos/no-existe", 404],
    ["/no-existe", 404],
    ["/auth", 200],
    ["/auth?modo=registro", 200],
  ])("%s says so itself", async (path, status) => {
    const { answer, html } = await open(path);
    expect(answer.status).toBe(status);
    expect(robotsOf(html)).toEqual(["noindex, follow"]);
    expect(canonicalOf(html)).toEqual([]);
  });

  it.each(["/auth", "/auth/recuperar", "/admin", "/admin/no-existe", "/admin/productos/exportar"])(
    "%s says so in a header, whoever asks",
    async (path) => {
      expect((await open(path)).answer.headers.get("X-Robots-Tag")).toBe("noindex");
    },
  );

  it.each([
    ["/consejos?pagina=1", "/consejos"],
    ["/consejos?pagina=2", "/consejos?pagina=2"],
    ["/?utm_source=correo", "/"],
    ["/categoria/sillas-coche?pagina=1", "/categoria/sillas-coche"],
  ])("but %s belongs to %s", async (path, canonical) => {
    const { html } = await open(path);
    expect([canonicalOf(html), robotsOf(html)]).toEqual([[site.origin + canonical], []]);
  });
});

it.each([
  ["/feed.xml", 20],
  ["/categoria/paseo-viaje/feed.xml", 10],
])(
  "%s holds its %i newest, each by its absolute address, and no paid link",
  async (path, count) => {
    const { html } = await open(path.replace(/feed\.xml$/, "").replace(/(?<=.)\/$/, ""));
    expect(html.match(/<link [^>]*atom\+xml[^>]*>/g)?.join()).toContain(`${path}"`);
    const xml = await (await site.fetch(path)).text();
    const ids = parseXml(xml, "id").slice(0, -1);
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    const links = found(xml, /<link [^>]*href="([^"]*)"/g);
    expect(links.filter((link) => !link?.startsWith(`${site.origin}/`))).toEqual([]);
    expect(xml).not.toMatch(/amazon/i);
  },
);
