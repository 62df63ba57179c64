import { expect, test } from "@playwright/test";

test("a parent orders a category, filters it, takes a filter back and returns", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/categoria/sillas-coche");
  const main = page.getByRole("main");
  const titles = main.getByRole("article").getByRole("heading");
  await expect(main.getByRole("heading", { name: "Productos Recomendados" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "También hemos revisado" })).toBeVisible();
  await expect(titles).toHaveCount(5);

  await main.getByLabel("Ordenar por").selectOption("Peso: de menos a más");
  await main.getByLabel("Cuesta € o menos").fill("429,50");
  await main.getByLabel("A contramarcha hasta cm o más").fill("87");
  await main.getByRole("button", { name: "Ver productos" }).click();
  await expect(page).toHaveURL(/dato-contramarcha=87/);
  await expect(main.getByRole("heading", { name: "Productos que buscas" })).toBeVisible();
  await expect(titles).toHaveText([/Primer Viaje/, /Giro 360/]);

  const chosen = main.getByRole("list", { name: "Filtros elegidos" });
  await expect(chosen.getByRole("link")).toHaveText([
    /Cuesta 429,50\s€ o menos/,
    /A contramarcha hasta 87\scm o más/,
    /Peso: de menos a más/,
  ]);
  await chosen.getByRole("link", { name: "Quitar Cuesta" }).click();
  await expect(page).toHaveURL("/categoria/sillas-coche?dato-contramarcha=87&orden=dato-peso");
  await expect(titles).toHaveText([/Primer Viaje/, /Contra 125/, /Giro 360/]);
  await chosen.getByRole("link", { name: "Quitar A contramarcha" }).click();
  await expect(page).toHaveURL("/categoria/sillas-coche?orden=dato-peso");
  await expect(titles).toHaveCount(5);
  await page.goBack();
  await expect(titles).toHaveCount(3);
});

test("filters that no product passes say so and can be taken back", async ({ page }) => {
  await page.goto("/categoria/sillas-coche?hasta=1&recomendado=si");
  const main = page.getByRole("main");
  await expect(main).toContainText("Ningún producto cumple todo eso");
  await main.getByRole("link", { name: "Quitar Recomendado" }).click();
  await expect(page).toHaveURL("/categoria/sillas-coche?hasta=1");
});

test("a limit that is no number is told of where it was typed", async ({ page }) => {
  await page.goto("/categoria/sillas-coche?hasta=barato&orden=nota");
  const field = page.getByLabel("Cuesta € o menos");
  await expect(field).toHaveValue("barato");
  await expect(field).toHaveAccessibleDescription(/Escribe un número/);
});

test("the table of a category takes the place of its cards and keeps what was asked", async ({
  page,
}) => {
  await page.goto("/categoria/sillas-coche?dato-contramarcha=87&orden=dato-peso");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Tabla", exact: true }).click();
  await expect(page).toHaveURL(/\?dato-contramarcha=87&orden=dato-peso&vista=tabla$/);
  await expect(main.getByRole("cell", { name: "12,6" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
  await main.getByLabel("Ordenar por").selectOption("Mejor nota");
  await main.getByRole("button", { name: "Ordenar" }).click();
  await expect(page).toHaveURL(/dato-contramarcha=87.*orden=nota|orden=nota.*dato-contramarcha=87/);
  await main.getByRole("link", { name: "Tarjetas", exact: true }).click();
  await expect(main.getByRole("article")).toHaveCount(3);
});
