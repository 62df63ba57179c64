import { chromium, expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { findChromium } from "../support/chromium.js";

/** Tests pages under the settings, lines and eyesight that people have. */

const SCREENS = [
  "/",
  "/categoria/sillas-coche?dato-isofix=si&orden=precio",
  "/producto/carrito-tilavia-ronda-3-en-1",
  "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa",
  "/buscar?q=silla",
  "/consejos/consejos-dormir-bebe",
  "/lista-recien-nacido",
  "/contacto",
];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("at 400 % a page has one column, and what stays in sight leaves room to read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const screen of SCREENS) {
    await page.goto(screen);
    expect(await sideways(page), screen).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
        .map((each) => each.getBoundingClientRect())
        .filter(({ bottom, top, width }) => width > 160 && bottom > 0 && top < innerHeight)
        .reduce(
          (sum, { bottom, top }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
          0,
        ),
    );
    expect(covered, screen).toBeLessThan(128);
  }
});

test("letters that the system makes twice as large push nothing aside", async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--blink-settings=defaultFontSize=32"],
  });
  for (const width of [390, 1280]) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, baseURL });
    for (const screen of SCREENS) {
      await page.goto(screen);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        "32px",
      );
      expect(await sideways(page), `${screen} at ${width} px`).toBe(0);
    }
  }
  await browser.close();
});

test("a page without pictures and fonts is as high as without fonts", async ({ page }) => {
  // The fonts are left out in both cases, as a heading in another font may need a line more.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const screen of SCREENS) {
    await page.goto(screen);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const whole = await height();
    await page.route(/\/media\//, (route) => route.abort());
    await page.goto(screen);
    expect(await height(), screen).toBe(whole);
    await page.unroute(/\/media\//);
  }
});

test("without its style a page says first what it is about, and its forms work", async ({
  page,
}) => {
  await page.route(/./, async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document") return kind === "stylesheet" ? route.abort() : route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
    await route.fulfill({ response, body: html });
  });
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1");
  await expect(page.locator("body")).toHaveCSS("margin", "8px");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Ver en Amazon/ }).first()).toBeVisible();
  await main
    .getByRole("button", { name: /^Comparar/ })
    .first()
    .click();
  await page.goto("/comparativas");
  await expect(main.getByText("Ronda 3 en 1").first()).toBeVisible();
  await page.goto("/buscar");
  await main.locator("[name=q]").fill("trona");
  await main.locator("[name=q]").press("Enter");
  await expect(main.getByRole("heading", { level: 3 }).first()).toContainText(/trona/i);
});

test("saved as PDF a page is tagged and short, and has no menu", async ({ page }) => {
  // The width of a sheet of A4, in pixels.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const screen of SCREENS) {
    await page.goto(screen);
    const pdf = (await page.pdf({ format: "A4", tagged: true })).toString("latin1");
    expect(pdf, screen).toContain("/StructTreeRoot");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, screen).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: "print" });
    expect(await sideways(page), screen).toBe(0);
    await expect(page.getByRole("heading", { level: 1 }), screen).toBeVisible();
    for (const part of ["banner", "contentinfo"] as const) {
      await expect(page.getByRole(part), screen).toBeHidden();
    }
    await page.emulateMedia({ media: "screen" });
  }
});

test("on paper each sheet of a list says where it is from, and no column is cut", async ({
  page,
}) => {
  const slugs = ["trona-viaje-nubaro-bolsa", "asiento-elevador-nubaro-mesa"];
  const lists = [
    "/categoria/carritos-sillas-paseo",
    "/categoria/carritos-sillas-paseo?vista=tabla",
    `/comparativas?p=${slugs}`,
  ];
  // The width of A4 between a printer's margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  for (const list of lists) {
    await page.goto(list);
    const head = await page.locator(".hoja").evaluate((node) => {
      const { display, content } = getComputedStyle(node, "::before");
      return { display, content };
    });
    expect(head.display).toBe("table-header-group");
    expect(head.content).toContain(new URL(list, page.url()).pathname);
    expect(head.content).toMatch(/Mimbre · http.* de \d{4}/);
    for (const pressed of ["navigation", "button", "combobox", "textbox"] as const) {
      await expect(page.getByRole(pressed), list).toHaveCount(0);
    }
    const cut = await page
      .getByRole("main")
      .locator("section, td, th")
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > 719).length);
    expect(cut, list).toBe(0);
  }
});

test("on the smallest phone a finger hits what it means", async ({ browser, baseURL }) => {
  const device = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
  const page = await browser.newPage({ ...device, baseURL });
  for (const screen of SCREENS) {
    await page.goto(screen);
    expect(await findViolations(page, ["target-size"]), screen).toEqual([]);
  }
  await page.goto("/categoria/sillas-coche");
  await page.getByText("Ordenar", { exact: true }).first().tap();
  await page.getByLabel("Ordenar por").selectOption("precio");
  await page.getByRole("button", { name: "Ordenar" }).tap();
  await expect(page).toHaveURL(/orden=precio/);
  await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .first()
    .tap();
  await expect(page).toHaveURL(/\/producto\//);
  await page.close();
});

test("a phone knows what belongs in the fields of a person", async ({ page }) => {
  const tokens = () =>
    page
      .getByRole("main")
      .locator("[autocomplete]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("autocomplete")))
      .then((all) => all.filter((each) => each !== "off"));
  await page.goto("/contacto");
  expect(await tokens()).toEqual(["name", "email"]);
  await page.goto("/auth");
  expect(await tokens()).toEqual(["username", "current-password"]);
  await page.goto("/auth?modo=registro");
  expect(await tokens()).toEqual(["username", "new-password"]);
});
