import { expect, type Page, test } from "@playwright/test";
import { WITH_MOTION } from "../support/motion";
import { visitorAddress } from "../support/visitor-address";

test.use(WITH_MOTION);

const START = ["/", "/comparativas", "/buscar?q=silla", "/sitemap.xml", "/feed.xml"];
/** Of pages made alike only a few are opened in a browser; the rest is fetched as bytes. */
const OPENED_PER_KIND = 2;

/** Reads the names of the cookies that the page about cookies lists. */
async function documentedCookies(page: Page): Promise<string[]> {
  await page.goto("/politica-cookies");
  return page.getByRole("rowheader").locator("code").allTextContents();
}

/** Lists the site's own addresses in a page's source, without their hashes. */
function linksOf(source: string, origin: string): string[] {
  const found = source.matchAll(/(?:href="|<loc>)([^"<]+)/g);
  return [...found].flatMap(([, typed = ""]) => {
    const url = new URL(typed.replaceAll("&amp;", "&"), origin);
    const isPage =
      !/\.(?!xml$)[a-z0-9]+$/.test(url.pathname) && !/^\/(auth|admin|assets)\b/.test(url.pathname);
    return url.origin === origin && isPage ? [url.pathname + url.search] : [];
  });
}

/** Lists files that a browser fetches by itself, from the source and the Link header. */
function fetchedBy(source: string, link: string): string[] {
  const ahead = [...link.matchAll(/<([^>]+)>;/g)];
  const hints = source.matchAll(
    /<link [^>]*rel="(?:icon|apple-touch-icon|preload|stylesheet|modulepreload|manifest)"[^>]*>/g,
  );
  const named = [...hints].flatMap(([tag]) => [...tag.matchAll(/ href="([^"]+)"/g)]);
  const shown = source.matchAll(/ (?:src|poster|data|ping|background)="([^"]+)"/g);
  const sets = `${source}${link}`.matchAll(/ (?:image)?srcset="([^"]+)"/gi);
  const drawn = source.matchAll(/(?:url\(["']?|<use [^>]*href=")([^"')]+)/g);
  return [
    ...[...ahead, ...named, ...shown, ...drawn].map(([, address = ""]) => address),
    ...[...sets].flatMap(([, set = ""]) =>
      set.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""),
    ),
  ];
}

function expectOwnFiles(source: string, link: string, path: string) {
  const addresses = fetchedBy(source, link);
  expect(addresses.length, path).toBeGreaterThan(3);
  expect(
    addresses.filter((address) => !/^(\/(?!\/)|#|data:image)/.test(address)),
    path,
  ).toEqual([]);
}

const kindOf = (path: string) => path.replace(/^(\/[a-z-]+\/)[^?]+/, "$1*").replace(/=[^&]*/g, "=");

test("every page that links lead to keeps to this site and its cookies", async ({
  page,
  context,
  request,
  baseURL,
}, info) => {
  test.setTimeout(300_000);
  const { origin } = new URL(baseURL ?? "");
  await page.setExtraHTTPHeaders(visitorAddress(info));
  const foreign: string[] = [];
  context.on("request", (sent) => {
    if (new URL(sent.url()).origin !== origin) foreign.push(`${page.url()} → ${sent.url()}`);
  });
  const documented = await documentedCookies(page);
  expect(documented).toContain("comparar");

  const queue = [...START];
  const known = new Set(queue);
  const opened = new Map<string, number>();
  for (const path of queue) {
    const answer = await request.get(path, { headers: visitorAddress(info) });
    expect(answer.status(), path).toBeLessThan(400);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
    const source = await answer.text();
    if (!path.endsWith(".xml")) expectOwnFiles(source, answer.headers().link ?? "", path);
    for (const link of linksOf(source, origin)) {
      if (!known.has(link)) queue.push(link);
      known.add(link);
    }
    const count = opened.get(kindOf(path)) ?? 0;
    if (count >= OPENED_PER_KIND || path.endsWith(".xml")) continue;
    opened.set(kindOf(path), count + 1);
    await page.goto(path, { waitUntil: "load" });
  }
  expect(queue.length).toBeGreaterThan(130);
  expect(foreign).toEqual([]);

  // Choices of a visitor must set only the cookies that are documented.
  await page.goto("/categoria/tronas-asientos");
  await page.locator("form[action='/comparar'] button").first().click();
  await page.goto("/");
  await page.getByRole("button", { name: "Modo ligero" }).click();
  await expect(page.getByRole("button", { name: "Volver al modo completo" })).toBeVisible();
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.length).toBeGreaterThan(0);
  expect(documented).toEqual(expect.arrayContaining(cookies));
  expect(foreign).toEqual([]);
});
