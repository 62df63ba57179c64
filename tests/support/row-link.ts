import type { Locator, Page } from "@playwright/test";

/** Finds a link of a list's row, and opens the row's «Más» first if it holds this link. */
export async function rowLink(page: Page, name: string): Promise<Locator> {
  const [, title] = /^(?:Eliminar|Ver en el sitio) (.+)$/.exec(name) ?? [];
  if (title) await page.locator("summary", { hasText: `Más sobre ${title}` }).click();
  return page.getByRole("link", { name, exact: true });
}
