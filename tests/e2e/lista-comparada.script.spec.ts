import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import {
  compareLink,
  EVOLUTIVA,
  PLEGABLE,
  storedIds,
  TRONAS,
  toggleOf,
  VIAJE,
} from "../support/comparing";

const KEY = "comparedProducts";

const store = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("sembrado")) return;
      sessionStorage.setItem("sembrado", "1");
      localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );

const setCookie = (context: BrowserContext, baseURL: string | undefined, value: string) =>
  context.addCookies([{ name: "comparar", value, url: baseURL }]);

async function cookieOf(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === "comparar")?.value;
}

async function idOf(page: Page, title: string): Promise<string> {
  await page.goto(TRONAS);
  const value = await toggleOf(page, title).getAttribute("value");
  return String(value).replace("anadir ", "");
}

/** Collects the posts that the page's script sends, as `intent` and `ids`. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postData() ?? "");
  });
  return posts;
}

test("local storage holds the compared products in full, and nothing before", async ({ page }) => {
  await page.goto(TRONAS);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await toggleOf(page, EVOLUTIVA).click();
  await expect(compareLink(page)).toHaveText("Comparar (1)");
  const [producto] = await page.evaluate((key) => JSON.parse(localStorage[key]), KEY);
  expect(producto).toEqual({
    id: expect.stringMatching(/^B0DEMO/),
    title: expect.stringContaining(EVOLUTIVA),
    imageUrl: expect.stringMatching(/^\/media\//),
    rating: expect.any(Number),
    category: "tronas-asientos",
    price: expect.stringContaining("€"),
    slug: expect.stringMatching(/^trona-evolutiva/),
    keyFeatures: expect.arrayContaining([expect.any(String)]),
    pros: expect.arrayContaining([expect.any(String)]),
    cons: expect.arrayContaining([expect.any(String)]),
  });
  const picture = await page.request.get(producto.imageUrl);
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});

test("a stored list without a cookie is restored, once and silently", async ({ page, context }) => {
  const [first, second] = [await idOf(page, EVOLUTIVA), await idOf(page, PLEGABLE)];
  const posts = watchPosts(page);
  await store(page, JSON.stringify([{ id: second }, { id: "gone-for-good" }, { id: first }]));
  await page.goto("/");
  await expect(compareLink(page)).toHaveText("Comparar (2)");
  await expect(page.locator("[data-aviso]")).toHaveCount(0);
  expect(await cookieOf(context)).toBe(`${second}.${first}`);
  await expect.poll(() => storedIds(page)).toEqual([second, first]);
  await page.goto(TRONAS);
  await expect(toggleOf(page, PLEGABLE)).toHaveAttribute("aria-pressed", "true");
  expect(posts).toEqual([`intent=restaurar&ids=${second}.gone-for-good.${first}`]);
});

test("a restored list shows in the comparison at once", async ({ page }) => {
  const id = await idOf(page, EVOLUTIVA);
  await store(page, JSON.stringify([{ id }]));
  await page.goto("/comparativas");
  const compared = page.getByRole("columnheader").filter({ hasNotText: "Añade otro" });
  await expect(compared).toHaveCount(1);
});

test("a list that was emptied stays empty", async ({ page, context, baseURL }) => {
  const id = await idOf(page, EVOLUTIVA);
  await setCookie(context, baseURL, "-");
  const posts = watchPosts(page);
  await store(page, JSON.stringify([{ id }]));
  await page.goto("/");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expect(compareLink(page)).toBeHidden();
  expect(posts).toEqual([]);
});

test("the cookie wins over another stored list", async ({ page, context, baseURL }) => {
  const [first, second] = [await idOf(page, EVOLUTIVA), await idOf(page, VIAJE)];
  await setCookie(context, baseURL, `${first}.gone-for-good`);
  await store(page, JSON.stringify([{ id: second }]));
  await page.goto("/");
  await expect.poll(() => storedIds(page)).toEqual([first]);
  await expect(compareLink(page)).toHaveText("Comparar (1)");
  expect(await cookieOf(context)).toBe(first);
});

for (const text of [
  "{",
  "null",
  '[{"id":7}]',
  `[${"0,".repeat(1_000_000)}0]`,
  '[{"id":"javascript:alert(1)","imageUrl":"javascript:alert(1)"}]',
]) {
  test(`hostile stored list ${text.slice(0, 30)} is dropped without a word`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const posts = watchPosts(page);
    await store(page, text);
    await page.goto(TRONAS);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    expect(posts).toEqual([]);
    expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
    await toggleOf(page, EVOLUTIVA).click();
    await expect(compareLink(page)).toHaveText("Comparar (1)");
  });
}

test("other tabs follow", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(TRONAS);
  await page.goto(TRONAS);
  await toggleOf(page, PLEGABLE).click();
  await expect(toggleOf(other, PLEGABLE)).toHaveAttribute("aria-pressed", "true");
  await expect(compareLink(other)).toHaveText("Comparar (1)");
  await other.goto("/comparativas");
  await toggleOf(page, EVOLUTIVA).click();
  await expect(other.getByRole("columnheader")).toHaveCount(2);
});

test("a page made before the last change shows the list of now", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const id = await idOf(page, PLEGABLE);
  const early = await (await request.get(TRONAS)).text();
  await page.route(TRONAS, (route) => route.fulfill({ body: early, contentType: "text/html" }));
  await setCookie(context, baseURL, id);
  await page.goto(TRONAS);
  await expect(toggleOf(page, PLEGABLE)).toHaveAttribute("aria-pressed", "true");
  await expect(compareLink(page)).toHaveText("Comparar (1)");
});
