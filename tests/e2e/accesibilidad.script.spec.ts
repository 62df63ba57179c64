import { expect, test } from "@playwright/test";
import axe from "axe-core";
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
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          });
          return results.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
          );
        });
        expect(violations, `${screen} at ${viewport.width}px`).toEqual([]);
      }
      await page.close();
    }
  });
}
