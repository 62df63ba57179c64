import { expect, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

test("nothing moves while a page loads", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const store = globalThis as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        store.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const screen of PUBLIC_SCREENS) {
      await page.goto(screen, { waitUntil: "networkidle" });
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      expect(shift, `${screen} at ${viewport.width}px`).toBeLessThan(0.01);
    }
  }
});
