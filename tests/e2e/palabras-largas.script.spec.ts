import { expect, type Page } from "@playwright/test";
import { LONG_SCREENS, writeLongWords } from "../support/long-words";
import { adminTest, test } from "../support/own-site";
import { addRows } from "../support/rows";

const WIDTHS = [390, 800, 1280];

adminTest("a word wider than the screen pushes nothing aside", async ({ page, site }) => {
  writeLongWords(site);
  await expectRoom(page, LONG_SCREENS.visitor);

  await expectRoom(page, LONG_SCREENS.admin);
});

async function expectRoom(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    const response = await page.goto(screen);
    expect(response?.status(), screen).toBe(200);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways, `${screen} at ${width} px`).toBe(width);
    }
  }
}

test("thirty categories, one with a name of 67 letters, stay inside the panel of the header", async ({
  page,
  site,
}) => {
  for (let n = 0; n < 30; n++) {
    const nombre = n === 0 ? "Ñ".repeat(67) : `Categoría ${n}`;
    addRows(site, "categorias", { nombre, descripcion: "Algo", orden: n });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  await page.locator("header summary", { hasText: "Categorías" }).first().click();
  const panel = page.locator("header .menu-panel:visible");
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 720)).toBeLessThanOrEqual(720);
  const wide = await panel.evaluate((all) => all.scrollWidth - all.clientWidth);
  expect(wide).toBe(0);
  const last = panel.getByRole("link", { name: "Ver todas las categorías" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
