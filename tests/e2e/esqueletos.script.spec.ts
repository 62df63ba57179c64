import { expect, type Page, test } from "@playwright/test";
import { addMarkup } from "../support/fixture-markup";

// Lets the browser keep left pages, which Playwright switches off, for one test here.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

// A cookie stops pages from being fetched ahead, as these could not be held up.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "comparar", value: "-", url: baseURL }]);
});

const shapes = (page: Page) => page.locator("main > .esbozo [aria-hidden=true] li");
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** Opens a page with a stopped clock, from which the link to `to` leads nowhere. */
async function openWaiting(page: Page, from: string, to: string) {
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await page.goto(from);
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  await page.route(to, (route) => route.fulfill({ status: 204 }));
}

/** Presses a link, and waits until the browser has given up loading the other page. */
async function press(page: Page, act: () => Promise<void>) {
  const over = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await act();
  await over;
}

for (const { from, to, count } of [
  { from: "/categorias", to: "/", count: 3 + 10 + 3 },
  { from: "/", to: "/categorias", count: 6 },
  { from: "/categorias", to: "/categoria/paseo-viaje", count: 6 },
  { from: "/", to: "/consejos", count: 6 + 4 },
  { from: "/categoria/paseo-viaje", to: "/contacto", count: 0 },
]) {
  test(`${to} is sketched with ${count} shapes after 200 ms`, async ({ page }) => {
    await openWaiting(page, from, to);
    await press(page, () => linkTo(page, to).click());
    await page.clock.runFor(190);
    await expect(shapes(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(shapes(page)).toHaveCount(count);
    await expect(page.getByText("Cargando…")).toHaveCount(count > 0 ? 1 : 0);
    await expect(page.locator("main[aria-busy]")).toHaveCount(count > 0 ? 1 : 0);
  });
}

test("a form that searches is sketched too", async ({ page }) => {
  await addMarkup(page, "/categorias", `<form action="/consejos"><button>Filtrar</button></form>`);
  await openWaiting(page, "/categorias", "/consejos?");
  await press(page, () => page.getByRole("button", { name: "Filtrar" }).click());
  await page.clock.runFor(210);
  await expect(shapes(page)).toHaveCount(10);
});

test("a link that opens elsewhere is not sketched", async ({ page, context }) => {
  await openWaiting(page, "/", "/categorias");
  const opened = context.waitForEvent("page");
  await linkTo(page, "/categorias").click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await page.clock.runFor(1000);
  await expect(shapes(page)).toHaveCount(0);
});

test("a page that never comes does not keep the old one covered", async ({ page }) => {
  await openWaiting(page, "/", "/categorias");
  await press(page, () => linkTo(page, "/categorias").click());
  await page.clock.runFor(210);
  await expect(shapes(page)).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(shapes(page)).toHaveCount(0);
  await press(page, () =>
    page.evaluate(() => document.querySelector<HTMLElement>("main a[href='/categorias']")?.click()),
  );
  await page.clock.runFor(210);
  await expect(shapes(page)).toHaveCount(6);
  await page.clock.runFor(20_000);
  await expect(shapes(page)).toHaveCount(0);
});

test("who comes back from a late page finds the one before as it was", async ({ page }) => {
  let answer = () => {};
  const sketched = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.exposeFunction("onSketch", answer);
  await page.goto("/");
  await page.evaluate(() => {
    const { onSketch } = globalThis as unknown as { onSketch(): void };
    const main = document.querySelector("main") ?? document.body;
    new MutationObserver(() => onSketch()).observe(main, { childList: true });
    scrollTo(0, 700);
  });
  await page.route("/categorias", async (route) => {
    await sketched;
    await route.continue();
  });
  const place = await page.evaluate(() => scrollY);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("main a[href='/categorias']")?.click(),
  );
  await expect(page).toHaveURL("/categorias");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect(page.locator("main[aria-busy]")).toHaveCount(0);
  await expect(shapes(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
