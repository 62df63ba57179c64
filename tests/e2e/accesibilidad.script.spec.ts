import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { findUnclear } from "../support/heard";
import { PUBLIC_SCREENS } from "../support/screens";

const WIDE = 1280;
const SIZES = [
  { width: WIDE, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test(`axe finds nothing on any screen, and what is heard is clear, at ${viewport.width}px`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport });
    for (const screen of PUBLIC_SCREENS) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(screen);
      expect(await findViolations(page), screen).toEqual([]);
      expect.soft(await findUnclear(page), screen).toEqual([]);
      // Dark mode changes only colours, which are the same at any width, so one width is enough.
      if (viewport.width < WIDE) continue;
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await findViolations(page, ["color-contrast"]), `${screen}, dark`).toEqual([]);
    }
    await page.close();
  });
}
