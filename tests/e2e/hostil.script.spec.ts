import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { XSS } from "../fixtures/xss";
import { findChromium } from "../support/chromium";
import { type HostilePage, startHostileSite } from "../support/hostile-site";

/** No other host can be found, so that texts which ask for one fail at once. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  },
});

/** Elements that the public pages are made of; anything else came out of a stored text. */
const ELEMENTS = new Set(
  `html head meta title link style script body header nav main footer section article aside div span p
   a ul ol li dl dt dd h1 h2 h3 h4 details summary search form label input textarea select option meter button
   picture
   source img svg use rect path pattern defs g circle time table caption colgroup col thead tbody tr
   th td code strong em br small figure figcaption dialog mark`.split(/\s+/),
);

/** Joins all hostile texts to as few searches as their length allows. */
const SEARCHES = [""];
for (const text of XSS) {
  const longer = `${SEARCHES.at(-1)} ${text}`.trimStart();
  if (longer.length <= SEARCH_MAX_LENGTH) SEARCHES[SEARCHES.length - 1] = longer;
  else SEARCHES.push(text);
}
const STRANGE =
  "[srcdoc], [style], [autofocus], [contenteditable], meta[http-equiv], base, [formaction], mark:not([class])";

interface Reading {
  /** Elements and attributes that the site itself never writes. */
  foreign: string[];
  h1: string;
  main: string;
  jsonLd: string[];
  q: string;
}

/** Opens a page, and reads all that is compared in one step. */
async function visit(page: Page, path: string): Promise<Reading> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const reading = await page.evaluate(
    ({ elements, strange }) => {
      const foreign: string[] = [];
      for (const element of document.querySelectorAll("*")) {
        const name = element.tagName.toLowerCase();
        const type = element.getAttribute("type") ?? "";
        const isScript = name === "script" && !["module", "application/ld+json"].includes(type);
        if (isScript || !elements.includes(name) || element.matches(strange)) {
          foreign.push(element.outerHTML.slice(0, 200));
        }
        for (const { name: attribute, value } of element.attributes) {
          const leads = /^(href|src|action|data|xlink:href|poster)$/.test(attribute);
          const isOurs = /^(https?:|mailto:|tel:|\/|#)/.test(value);
          if (attribute.startsWith("on") || (leads && !isOurs))
            foreign.push(`${attribute}=${value}`);
        }
      }
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
      const blocks = document.querySelectorAll('script[type="application/ld+json"]');
      return {
        foreign,
        h1: textOf("h1"),
        main: textOf("main"),
        jsonLd: [...blocks].map(({ textContent }) => textContent ?? ""),
        q: document.querySelector<HTMLInputElement>('main input[name="q"]')?.value ?? "",
      };
    },
    { elements: [...ELEMENTS], strange: STRANGE },
  );
  expect(reading.foreign, path).toEqual([]);
  return reading;
}

/** Opens a browser without security policies, and notes whatever script a text runs. */
async function openUnguarded(browser: Browser, origin: string) {
  const context = await browser.newContext({ bypassCSP: true, baseURL: origin });
  const ran: string[] = [];
  context.on("dialog", async (dialog) => {
    ran.push(`${dialog.page()?.url()} ${dialog.message()}`);
    await dialog.dismiss();
  });
  return { context, ran };
}

const TABS = 4;

/** Does the work for all items, in a few tabs at once. */
async function inTabs<T>(
  context: BrowserContext,
  items: readonly T[],
  work: (page: Page, item: T, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries();
  const runTab = async () => {
    const page = await context.newPage();
    for (const [index, item] of entries) await work(page, item, index);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, runTab));
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

async function visitTyped(page: Page, { path, title, texts }: HostilePage): Promise<Reading> {
  const reading = await visit(page, path);
  expect(squeeze(reading.h1), path).toBe(squeeze(title));
  for (const text of texts) expect(squeeze(reading.main), path).toContain(squeeze(text));
  return reading;
}

test("120 hostile texts in every stored field and in searches stay text", async ({ browser }) => {
  test.setTimeout(300_000);
  expect(new Set(XSS).size).toBe(120);
  const { site, productos, consejos, categorias } = await startHostileSite(XSS);
  const { context, ran } = await openUnguarded(browser, site.origin);

  await inTabs(context, productos, async (page, producto) => {
    const { jsonLd } = await visitTyped(page, producto);
    const [{ name, review }] = jsonLd.map((text) => JSON.parse(text));
    expect(name).toBe(producto.title);
    const notes = review.positiveNotes.itemListElement.map((note: { name: string }) => note.name);
    expect(notes).toEqual(producto.texts);
  });
  await inTabs(context, consejos, async (page, consejo) => {
    const { jsonLd } = await visitTyped(page, consejo);
    const [{ headline }] = jsonLd.map((text) => JSON.parse(text));
    expect(headline).toBe(consejo.title);
  });
  await inTabs(context, categorias, async (page, categoria) => {
    const { jsonLd } = await visitTyped(page, categoria);
    expect(JSON.parse(jsonLd[0] ?? "").itemListElement.at(-1).name).toBe(categoria.title);
  });

  const compared = Array.from({ length: 8 }, (_, n) => [n * 5, n * 5 + 1, n * 5 + 2]).map(
    (three) => `/comparativas?p=${three.map((n) => `p-${n}`).join(",")}`,
  );
  const lists = ["/", "/categorias", "/consejos", "/consejos?pagina=2", "/consejos?pagina=7"];
  const fixed = ["/aviso-legal", "/politica-privacidad", "/politica-cookies", "/contacto"];
  await inTabs(
    context,
    [...lists, ...fixed, "/sobre-nosotros", ...compared],
    async (page, path) => {
      await visit(page, path);
    },
  );
  await inTabs(context, SEARCHES, async (page, text, index) => {
    const q = encodeURIComponent(text);
    const path = index % 2 ? `/buscar?q=${q}` : `/consejos?q=${q}&categoria=${q}`;
    const reading = await visit(page, path);
    // A field of one line drops line breaks and marks of direction, so both are ignored.
    const letters = (typed: string) => typed.replace(/[\s\u202a-\u202e]/g, "");
    expect(letters(reading.q), path).toBe(letters(text));
  });
  expect(ran).toEqual([]);
  await context.close();
  await site.stop();
});
