import { expect, type Page, test } from "@playwright/test";

const list = (page: Page) => page.getByRole("region", { name: /consejos|Sueño|Resultados/ });
const titles = (page: Page) => list(page).getByRole("heading", { level: 3 });
const filters = (page: Page) => page.getByRole("navigation", { name: "Categorías de consejos" });
const searchBox = (page: Page) => page.getByPlaceholder("Buscar consejos...");

async function search(page: Page, text: string) {
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
}

test("a list of six a page, under one row of types", async ({ page }) => {
  await page.goto("/consejos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consejos para Padres");
  await expect(titles(page)).toHaveCount(6);
  const { height } = (await filters(page).boundingBox()) ?? { height: Number.NaN };
  expect(height, "the types stand in one row").toBeLessThanOrEqual(56);
  const first = await titles(page).allTextContents();
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL(/\/consejos\?pagina=2$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/consejos\?pagina=2$/,
  );
  for (const title of await titles(page).allTextContents()) expect(first).not.toContain(title);
});

test("type and search go together and start at the first page", async ({ page }) => {
  await page.goto("/consejos?pagina=2");
  await filters(page).getByRole("link", { name: "Sueño" }).click();
  await expect(page).toHaveURL(/\/consejos\?categoria=sueno$/);
  await expect(page).toHaveTitle(/^Sueño: /);
  await expect(filters(page).getByRole("link", { name: "Sueño" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/consejos\?categoria=sueno$/,
  );

  await search(page, "  BEBE ");
  await expect(page).toHaveURL(/categoria=sueno/);
  await expect(titles(page).first()).toHaveText(
    "Consejos para dormir al bebé sin perder la paciencia",
  );
  await expect(searchBox(page)).toHaveValue("BEBE");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");

  await filters(page).getByRole("link", { name: "Todos" }).click();
  await expect(page).toHaveURL(/\/consejos\?q=BEBE$/);
  expect(await titles(page).count()).toBeGreaterThan(1);
});

test("a search drops the page number and keeps it while paging", async ({ page }) => {
  await page.goto("/consejos?pagina=3");
  await search(page, "a");
  await expect(page).toHaveURL(/\/consejos\?q=a$/);
  await page.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL(/\/consejos\?q=a&pagina=2$/);
});

test("a category that there is not is named, and kept out of search engines", async ({ page }) => {
  await page.goto("/consejos?categoria=no-existe");
  await expect(page.getByRole("heading", { name: "Categoría «no-existe»" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("an article leads to its parts, its type and back to all", async ({ page }) => {
  await page.goto("/consejos");
  await search(page, "sin perder la paciencia");
  await titles(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/consejos\/consejos-dormir-bebe$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Consejos para dormir al bebé sin perder la paciencia",
  );
  await page
    .getByRole("navigation", { name: "En este artículo" })
    .getByRole("link", { name: "Una rutina de veinte minutos" })
    .click();
  await expect(page).toHaveURL(/#s-una-rutina-de-veinte-minutos$/);
  await expect(
    page.getByRole("heading", { level: 2, name: "Una rutina de veinte minutos" }),
  ).toBeInViewport();
  await page.locator("#contenido a.chip", { hasText: "Sueño" }).click();
  await expect(page).toHaveURL(/\/consejos\?categoria=sueno$/);
  await page.goBack();
  await page.getByRole("link", { name: "Volver a todos los consejos" }).click();
  await expect(page).toHaveURL(/\/consejos$/);
});
