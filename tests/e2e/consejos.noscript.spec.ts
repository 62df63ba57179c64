import { expect, type Page, test } from "@playwright/test";

const list = (page: Page) => page.getByRole("region", { name: /consejos|Sueño|Resultados/ });
const titles = (page: Page) => list(page).getByRole("heading", { level: 3 });
const filters = (page: Page) => page.getByRole("navigation", { name: "Categorías de consejos" });
const searchBox = (page: Page) => page.getByPlaceholder("Buscar consejos...");

async function search(page: Page, text: string) {
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
}

test("a list of six a page, with the four newest beside it", async ({ page }) => {
  await page.goto("/consejos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consejos para Padres");
  await expect(titles(page)).toHaveCount(6);
  await expect(filters(page).getByRole("link")).toHaveText([
    "Todos",
    "Alimentación",
    "Desarrollo",
    "Salud",
    "Educación",
    "Sueño",
    "Guías de compra",
  ]);
  const { height } = (await filters(page).boundingBox()) ?? { height: Number.NaN };
  expect(height, "the types stand in one row").toBeLessThanOrEqual(56);
  const newest = page.getByRole("complementary", { name: "Últimos Consejos" });
  await expect(newest.getByRole("listitem")).toHaveCount(4);
  await expect(newest.getByText("2026").first()).toBeVisible();
  await expect(newest.locator("[data-vista-previa] > [data-tarjeta]").first()).toBeHidden();

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

test("finds words that do not stand side by side", async ({ page }) => {
  await page.goto("/consejos?q=hora+con");
  await expect(titles(page).first()).toBeVisible();
});

test("a category that there is not is named, and kept out of search engines", async ({ page }) => {
  await page.goto("/consejos?categoria=no-existe");
  await expect(page.getByRole("heading", { name: "Categoría «no-existe»" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("an article with its contents, products and neighbours", async ({ page }) => {
  await page.goto("/consejos");
  await search(page, "sin perder la paciencia");
  await titles(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/consejos\/consejos-dormir-bebe$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Consejos para dormir al bebé sin perder la paciencia",
  );
  await expect(page.getByText("10 de marzo de 2026")).toBeVisible();
  await expect(
    page.getByText("Este texto es informativo y no sustituye a tu pediatra."),
  ).toBeVisible();

  await page
    .getByRole("navigation", { name: "En este artículo" })
    .getByRole("link", { name: "Una rutina de veinte minutos" })
    .click();
  await expect(page).toHaveURL(/#s-una-rutina-de-veinte-minutos$/);
  await expect(
    page.getByRole("heading", { level: 2, name: "Una rutina de veinte minutos" }),
  ).toBeInViewport();
  await expect(page.getByRole("article").getByRole("listitem").first()).toContainText("Baño");

  const products = page.getByRole("region", { name: "Productos recomendados" });
  await expect(products.getByText("enlaces de afiliado")).toBeVisible();
  await expect(products.getByRole("heading", { level: 3 }).first()).toHaveText(
    /^Lámpara regulable Almenda/,
  );
  await expect(products.getByRole("link", { name: /Ver en Amazon/ }).first()).toHaveAttribute(
    "rel",
    "sponsored nofollow noopener",
  );
  const related = page.getByRole("region", { name: "Artículos relacionados" });
  await expect(related.getByRole("listitem")).toHaveCount(3);
  await expect(
    page.getByRole("region", { name: "Categorías populares" }).getByRole("link"),
  ).toHaveCount(4);

  await page.locator("#contenido a.chip", { hasText: "Sueño" }).click();
  await expect(page).toHaveURL(/\/consejos\?categoria=sueno$/);
  await page.goBack();
  await page.getByRole("link", { name: "Volver a todos los consejos" }).click();
  await expect(page).toHaveURL(/\/consejos$/);
});
