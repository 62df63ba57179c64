import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { PUBLIC_SCREENS } from "../support/screens";

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any screen (${colorScheme})`, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const viewport of SIZES) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      for (const screen of PUBLIC_SCREENS) {
        await page.goto(screen);
        expect(await findViolations(page), `${screen} at ${viewport.width}px`).toEqual([]);
      }
      await page.close();
    }
  });
}
