import { expect, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

/** Text spacing of WCAG 1.4.12, as a reader's own style sheet may set it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const width of [1280, 320]) {
  test(`wider text spacing cuts nothing off (${width} px)`, async ({ browser }) => {
    const page = await browser.newPage({ bypassCSP: true, viewport: { width, height: 900 } });
    for (const screen of PUBLIC_SCREENS) {
      await page.goto(screen);
      await page.addStyleTag({ content: SPACING });
      const problems = await page.evaluate(() => {
        const cut = [
          ...document.querySelectorAll<HTMLElement>("main *, header *, footer *"),
        ].filter((element) => {
          const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
          const clips = /hidden|clip/.test(overflowX + overflowY);
          const isMeant = webkitLineClamp !== "none" || textOverflow === "ellipsis";
          const isTiny = element.clientWidth <= 1;
          if (!clips || isMeant || isTiny || !element.textContent?.trim()) return false;
          return (
            element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1
          );
        });
        const root = document.documentElement;
        const sideways = root.scrollWidth > root.clientWidth ? ["the page scrolls sideways"] : [];
        return [...sideways, ...cut.map((element) => element.outerHTML.slice(0, 120))];
      });
      expect(problems, screen).toEqual([]);
    }
    await page.close();
  });
}
