import type { Locator, Page } from "@playwright/test";

/** A link of a row of a list; what is seldom done to a row stands behind its «Más». */
export async function rowLink(page: Page, name: string): Promise<Locator> {
  const [, title] = /^(?:Eliminar|Ver en el sitio) (.+)$/.exec(name) ?? [];
  if (title) await page.locator("summary", { hasText: `Más sobre ${title}` }).click();
  return page.getByRole("link", { name, exact: true });
}
