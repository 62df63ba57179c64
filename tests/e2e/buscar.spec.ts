import { expect, type Page, test } from "@playwright/test";

const results = (page: Page, group: string) =>
  page.getByRole("region", { name: new RegExp(`^${group} \\(\\d+\\)$`) });

test("from the header to a product, and again from the page's own field", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("/categorias");
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Buscar" }).click();
  await header.getByLabel("Buscar productos y consejos").fill("TRONA viaje");
  await header.getByRole("button", { name: "Buscar" }).click();

  await expect(page).toHaveURL(/\/buscar\?q=TRONA(\+|%20)viaje$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Resultados para "TRONA viaje"');
  const field = page.getByRole("main").getByLabel("Buscar productos y consejos");
  await expect(field).toHaveValue("TRONA viaje");
  const found = results(page, "Productos");
  await expect(found.getByRole("heading", { level: 3 }).first()).toHaveText(
    "Trona de viaje Nubaro Bolsa",
  );

  await field.fill("rabietas");
  await field.press("Enter");
  await expect(page).toHaveURL("/buscar?q=rabietas");
  await results(page, "Consejos")
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]*\/consejos\/[a-z-]+$/);

  await page.goBack();
  await page.getByRole("main").getByLabel("Buscar productos y consejos").fill("trona viaje");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await found.getByRole("link", { name: "Trona de viaje Nubaro Bolsa", exact: true }).click();
  await expect(page).toHaveURL("/producto/trona-viaje-nubaro-bolsa");
});

test("one group alone, and back to all", async ({ page }) => {
  await page.goto("/buscar?q=carriola");
  const groups = page.getByRole("main").getByRole("link", { name: /^(Todo|Productos \(\d+\))$/ });
  await groups.last().click();
  await expect(page).toHaveURL("/buscar?q=carriola&grupo=productos");
  await expect(results(page, "Consejos")).toHaveCount(0);
  await expect(results(page, "Productos").locator("mark").first()).toBeVisible();
  await groups.first().click();
  await expect(results(page, "Consejos")).toHaveCount(1);
});
