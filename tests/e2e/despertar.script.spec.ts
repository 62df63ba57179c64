import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, readingTest } from "../support/own-site";

const SCREENS = [
  "/admin/categorias",
  "/admin/imagenes",
  "/admin/productos/nuevo",
  "/admin/consejos/nuevo",
  "/admin/paginas/nuevo",
];

/** What stands on the screen both before and after, in its order. */
const readPlaces = (page: Page) =>
  page
    .locator("main :is(h2, legend, label, input, select, textarea, img):visible")
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        const name = each.getAttribute("name") ?? each.textContent?.trim();
        return `${each.localName} ${name} ${Math.round(x)} ${Math.round(y + scrollY)}`;
      }),
    );

readingTest.use({ viewport: { width: 390, height: 844 } });

readingTest("a phone moves nothing as a script wakes", async ({ page, context, site }) => {
  await enterAsAdmin(context, site);
  // A font that comes too late for one of the two would set its headings otherwise.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const screen of SCREENS) {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(screen);
    const asleep = await readPlaces(page);
    expect(asleep.length).toBeGreaterThan(5);
    await page.unroute(/\.js$/);
    await page.goto(screen, { waitUntil: "networkidle" });
    expect(await readPlaces(page), screen).toEqual(asleep);
  }
});
