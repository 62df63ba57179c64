import type { Page } from "@playwright/test";

/** Presses an action of the topmost form; on narrow screens it opens «Más» first. */
export async function pressMore(page: Page, name: string): Promise<void> {
  const more = page.locator(".form-bar summary").last();
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name, exact: true }).last().click();
}

/** Unfolds the actions for ticked rows, which are folded on a telephone. */
export async function openMarked(page: Page): Promise<void> {
  const marked = page.locator(".marked-bar summary");
  if (await marked.isVisible()) await marked.click();
}
