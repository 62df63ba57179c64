import { expect, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

test("no screen scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const screen of PUBLIC_SCREENS) {
    await page.goto(screen);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, screen).toBe(0);
  }
});
