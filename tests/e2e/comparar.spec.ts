import { expect, type Page, test } from "@playwright/test";

const compare = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^Comparar ${title}`) }).click();

test("three products are compared and the fourth is refused", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("/categoria/tronas-asientos");
  const link = page.getByRole("link", { name: /^Comparar \(/ });
  await expect(link).toBeHidden();

  const titles = ["Trona evolutiva Pinarela", "Trona plegable Tilavia", "Asiento elevador Nubaro"];
  for (const [index, title] of titles.entries()) {
    await compare(page, title);
    await expect(page.getByText("Producto añadido a la comparación")).toBeVisible();
    await expect(link).toHaveText(`Comparar (${index + 1})`);
  }
  await compare(page, "Trona de viaje Nubaro");
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  await expect(
    page.getByText("Solo puedes comparar hasta 3 productos. Elimina alguno para añadir más."),
  ).toBeVisible();
  await expect(link).toHaveText("Comparar (3)");

  await link.click();
  await expect(page).toHaveURL("/comparativas");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  for (const row of ["Precio", "Características", "Ventajas", "Contras"]) {
    await expect(table.getByRole("rowheader", { name: row, exact: true })).toBeVisible();
  }
  await expect(table.getByRole("link", { name: /^Ver en Amazon/ })).toHaveCount(3);
  const alike = page.getByRole("group").filter({ hasText: "Iguales en los tres" });
  await alike.getByText("Iguales en los tres").click();
  await expect(alike.getByRole("term").first()).toHaveText("Categoría");
});

test("cards, awards given by data, single removal, clearing", async ({ page }) => {
  await page.goto("/categoria/tronas-asientos");
  for (const title of ["Trona plegable Tilavia", "Trona evolutiva Pinarela"]) {
    await compare(page, title);
    await expect(page.getByText("Producto añadido a la comparación")).toBeVisible();
  }
  await page.goto("/comparativas");
  await page.getByRole("link", { name: "Tarjetas" }).click();
  await expect(page).toHaveURL("/comparativas?vista=tarjetas");

  const slots = page.getByRole("region", { name: "Conclusión" }).getByRole("listitem");
  await expect(slots.nth(0)).toContainText("Mejor Opción Global");
  await expect(slots.nth(0)).toContainText("Trona evolutiva Pinarela");
  await expect(slots.nth(1)).toContainText("La Más Ligera");
  await expect(slots.nth(2)).toContainText("Mejor Relación Calidad-Precio");
  await expect(slots.nth(2)).toContainText("Añade más productos para comparar");
  await expect(slots.nth(0)).toContainText("la mejor nota");

  const more = page.getByRole("region", { name: "Añade otro de Tronas y asientos" });
  await more.getByRole("button", { name: /^Añadir Trona de viaje/ }).click();
  await expect(page.getByText("Producto añadido a la comparación")).toBeVisible();
  await expect(page).toHaveURL("/comparativas?vista=tarjetas");
  await expect(slots.nth(1)).toContainText("Trona de viaje");
  await expect(more).toBeHidden();
  await page.getByRole("button", { name: /^Quitar Trona de viaje/ }).click();
  await expect(more.getByRole("listitem")).toHaveCount(2);

  await page.getByRole("button", { name: /^Quitar Trona plegable/ }).click();
  await expect(page.getByText("Producto eliminado de la comparación")).toBeVisible();
  await expect(slots.nth(0)).toContainText("Añade más productos para comparar");
  await page.getByRole("button", { name: "Limpiar comparación" }).click();
  await expect(page.getByRole("heading", { name: "No hay productos para comparar" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Explorar categorías" }).click();
  await expect(page).toHaveURL("/categorias");
});

test("a shared comparison leaves the visitor's own alone until it is taken over", async ({
  page,
}) => {
  await page.goto(
    "/comparativas?p=trona-viaje-nubaro-bolsa,no-existe,asiento-elevador-nubaro-mesa",
  );
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Comparar \(/ })).toBeHidden();
  await page.getByRole("button", { name: "Usar como mi comparación" }).click();
  await expect(page).toHaveURL("/comparativas");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Comparar (2)" })).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Comparar (2)" })).toBeVisible();
});

test("each product stands over its own column, on a narrow screen and on paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa");
  const lefts = (cells: string) =>
    page
      .locator(`.comparada ${cells}`)
      .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const heads = await lefts("thead th");
    expect(heads, media).toHaveLength(2);
    expect(await lefts("tbody tr:first-child td"), media).toEqual(heads);
  }
  await expect(page.locator(".comparada thead tr").nth(2)).toBeHidden();
});
