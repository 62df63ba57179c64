import type { Locator, Page } from "@playwright/test";

const DEEDS = ["click", "check", "fill", "selectOption"] as const;

export type Pixels = Record<"lists" | "forms", number>;

/** The panel and the lists; everything else is a form, or a page that asks. */
const LIST = /^\/admin(\/(productos|consejos|relaciones))?$/;

/**
 * Adds up from now on how far one scrolls to reach what is pressed, ticked and filled in, each time
 * from where the page stands. Where a link leads into the page, the browser has scrolled by itself.
 */
export function countPixels(page: Page) {
  const counted: Pixels = { lists: 0, forms: 0 };
  const locator: Record<string, unknown> = Object.getPrototypeOf(page.locator("html"));
  const before = DEEDS.map((deed) => [deed, locator[deed]] as const);
  const ask = () => page.evaluate(() => scrollY);
  // A page that goes while it is asked has its successor asked.
  const top = () => ask().catch(ask);
  for (const [deed, act] of before) {
    locator[deed] = async function (this: Locator, ...args: unknown[]) {
      const from = await top();
      await this.scrollIntoViewIfNeeded();
      const place = LIST.test(new URL(page.url()).pathname) ? "lists" : "forms";
      counted[place] += Math.round(Math.abs((await top()) - from));
      return (act as (...given: unknown[]) => unknown).apply(this, args);
    };
  }
  return { counted, stop: () => Object.assign(locator, Object.fromEntries(before)) };
}
