import { expect, test } from "@playwright/test";

test("from the home page through a category to the product in the marketplace", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reseñas Destacadas" })).toBeVisible();
  await page
    .getByRole("region", { name: "Explora por Categorías" })
    .getByText("Paseo y viaje")
    .click();

  await expect(page).toHaveURL("/categoria/paseo-viaje");
  await expect(page.getByRole("heading", { level: 1, name: "Paseo y viaje" })).toBeVisible();
  const explore = page.getByRole("region", { name: "Explora Paseo y viaje" });
  await explore.getByRole("link", { name: "Sillas de coche" }).click();

  await expect(page).toHaveURL("/categoria/sillas-coche");
  await page
    .getByRole("heading", { name: "Silla de coche Sarmio Giro 360" })
    .getByRole("link")
    .click();

  await expect(page).toHaveURL("/producto/silla-coche-sarmio-giro-360");
  const buy = page
    .getByRole("article")
    .getByRole("link", { name: /^Ver en Amazon Silla de coche/ })
    .first();
  await expect(buy).toHaveAttribute(
    "href",
    /^https:\/\/www\.amazon\.es\/s\?k=Silla\+de\+coche\+[\w+]+&tag=mimbre-21$/,
  );
  await expect(buy).toHaveAttribute("target", "_blank");
  await expect(buy).toHaveAttribute("rel", "sponsored nofollow noopener");
});

test("the tree of a subcategory is open at its place", async ({ page }) => {
  await page.goto("/categoria/tronas-asientos");
  const tree = page.getByRole("navigation", { name: "Categorías" });
  await expect(tree.getByRole("link", { name: "Tronas y asientos" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(tree.getByRole("link", { name: "Biberones y tetinas" })).toBeVisible();
  await expect(tree.getByRole("link", { name: "Sillas de coche" })).toBeHidden();
  await expect(tree.getByRole("link", { name: "Paseo y viaje" })).toBeHidden();
  await tree.getByText("Otras categorías").click();
  await expect(tree.getByRole("link", { name: "Paseo y viaje" })).toBeVisible();
});

test("the categories menu of the header leads to a category", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Principal" });
  await nav.getByText("Categorías", { exact: true }).click();
  await expect(nav.getByRole("link", { name: "Ver todas las categorías" })).toBeVisible();
  await nav.getByRole("link", { name: /^Seguridad en casa/ }).click();
  await expect(page).toHaveURL("/categoria/seguridad-casa");
});

test("on a phone the menu holds the same links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("summary", { hasText: "Menú" }).click();
  const nav = page.getByRole("navigation", { name: "Principal" });
  for (const name of [
    "Inicio",
    "Comparativas",
    "Consejos para Padres",
    "Sobre Nosotros",
    "Contacto",
  ]) {
    await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await nav.getByText("Categorías", { exact: true }).click();
  await nav.getByRole("link", { name: /^Ropa y calzado/ }).click();
  await expect(page).toHaveURL("/categoria/ropa-calzado");
  await expect(page.getByRole("link", { name: "Abrir menú de categorías" })).toBeVisible();
});

test("links lead to the parts of a product", { tag: "@noscript" }, async ({ page }) => {
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1");
  await page.getByRole("link", { name: "Pros y Contras" }).click();
  await expect(page.getByRole("heading", { name: "Ventajas" })).toBeInViewport();
});

test("the printable newborn list is one link away", async ({ page }) => {
  await page.goto("/");
  const block = page.getByRole("region", { name: "Esenciales para el recién nacido" });
  await expect(block.getByRole("listitem")).toHaveCount(5);
  await block.getByRole("link", { name: "Ver la lista completa" }).click();
  await expect(page).toHaveURL("/lista-recien-nacido");
});
