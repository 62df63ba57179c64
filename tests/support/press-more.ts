import type { Page } from "@playwright/test";

/** Presses an action of the topmost form, which «Más» holds where the bar has no room. */
export async function pressMore(page: Page, name: string): Promise<void> {
  const more = page.locator(".form-bar summary").last();
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name, exact: true }).last().click();
}

/** On a telephone, what can be done with the ticked rows of a list is folded. */
export async function openMarked(page: Page): Promise<void> {
  const marked = page.locator(".marked-bar summary");
  if (await marked.isVisible()) await marked.click();
}
