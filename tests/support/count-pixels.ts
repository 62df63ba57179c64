import type { Locator, Page } from "@playwright/test";

const DEEDS = ["click", "check", "fill", "selectOption"] as const;

/** True if an element is in sight: browsers scroll to one in sight too, for a bar's padding. */
function isInSight(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(hit);
}

/**
 * Adds up from now on how far a person scrolls to reach what is pressed, ticked or filled in. Jumps
 * of the browser, as by a link within the page, cost nothing.
 */
export function countPixels(page: Page) {
  const counted = { pixels: 0 };
  const locator: Record<string, unknown> = Object.getPrototypeOf(page.locator("html"));
  const before = DEEDS.map((deed) => [deed, locator[deed]] as const);
  const ask = () => page.evaluate(() => scrollY);
  // Asks again if the page was replaced in between.
  const top = () => ask().catch(ask);
  for (const [deed, act] of before) {
    locator[deed] = async function (this: Locator, ...args: unknown[]) {
      const from = await top();
      if (!(await this.evaluate(isInSight))) await this.scrollIntoViewIfNeeded();
      counted.pixels += Math.round(Math.abs((await top()) - from));
      return (act as (...given: unknown[]) => unknown).apply(this, args);
    };
  }
  return { counted, stop: () => Object.assign(locator, Object.fromEntries(before)) };
}
