import { expect, type Page } from "@playwright/test";
import { LONG_SCREENS, writeLongWords } from "../support/long-words";
import { enterAsAdmin, test } from "../support/own-site";

const WIDTHS = [390, 800, 1280];

test("a word wider than the screen pushes nothing aside", async ({ page, site, context }) => {
  writeLongWords(site);
  await expectRoom(page, LONG_SCREENS.visitor);
  await enterAsAdmin(context, site);
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
