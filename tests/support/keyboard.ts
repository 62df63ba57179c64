import { expect, type Page } from "@playwright/test";

const MAX_STEPS = 120;

/** The name of the focused element, and if its focus can be seen. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? "";
    return {
      text: (label || element.ariaLabel || element.textContent || "").replace(/\s+/g, " ").trim(),
      // Fields for dates mark the focused part by themselves.
      isMarked:
        element.matches("[type=date], [type=datetime-local]") ||
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2),
      hasSize: width > 1 && height > 1,
    };
  });

/** Presses Tab until the focused element has this name; each stop before must be visible. */
export async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) continue;
    expect(stop.hasSize && stop.isMarked, `focus on «${stop.text}» shows`).toBe(true);
    if (name.test(stop.text)) return;
  }
  throw new Error(`no way to ${name} by keyboard`);
}
