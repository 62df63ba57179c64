import { expect, type Page, test } from "@playwright/test";
import { enterAsAdmin } from "../support/own-site";
import { startSite } from "../support/site";

const PREVIEW = "Vista previa del contenido";
/** Screens, each with words that only script adds, so that they show when it runs. */
const SCREENS = [
  ["/admin/categorias", "Subcategorías de Paseo y viaje"],
  ["/admin/imagenes", "También puedes soltarlas aquí"],
  ["/admin/productos/nuevo", PREVIEW],
  ["/admin/consejos/nuevo", PREVIEW],
  ["/admin/paginas/nuevo", PREVIEW],
] as const;

/** Positions of all elements that stand on the page without script too. */
const readPlaces = (page: Page) =>
  page
    .locator("main :is(h2, legend, label, input, select, textarea, img, td, th a):visible")
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        const name = each.getAttribute("name") ?? each.textContent?.trim();
        return `${each.localName} ${name} ${Math.round(x)} ${Math.round(y + scrollY)}`;
      }),
    );

test("an admin screen stays still on a phone as its script wakes", async ({ page, context }) => {
  const site = await startSite({ env: { LOG_LEVEL: "error" } });
  try {
    await enterAsAdmin(context, site);
    await page.setViewportSize({ width: 390, height: 844 });
    // Fonts are left out: one that comes too late would move only one of the two screens.
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const [screen, words] of SCREENS) {
      const sign = page.getByText(words).first();
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(site.origin + screen);
      await expect(sign).toBeHidden();
      const asleep = await readPlaces(page);
      await page.unroute(/\.js$/);
      await page.goto(site.origin + screen);
      await expect(sign).toBeVisible();
      expect(await readPlaces(page), screen).toEqual(asleep);
    }
  } finally {
    await site.stop();
  }
});
