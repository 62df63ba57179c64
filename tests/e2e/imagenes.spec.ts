import { expect } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { photo } from "../support/photo";

test("an admin uploads a picture from a form and loses nothing of it", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("/admin/categorias/nuevo");
  await page.getByLabel("Nombre").fill("Cunas de viaje");
  await page.getByLabel("Descripción").fill("Ligeras,\npara llevar.");
  await page.getByRole("button", { name: "Elegir imagen" }).click();

  await expect(page.getByRole("heading", { name: "Elegir imagen" })).toBeVisible();
  await expect(page.getByText("La búsqueda de fotos no está configurada")).toBeVisible();
  await page.getByLabel("Archivo de tu dispositivo").setInputFiles({
    ...(await photo()),
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await page.getByRole("button", { name: "Subir" }).click();
  await expect(page.getByRole("alert")).toContainText("No se pudo subir la imagen");

  await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
  await page.getByRole("button", { name: "Subir" }).click();
  await expect(page.getByText(/^Imagen (subida|seleccionada)$/).first()).toBeVisible();
  await expect(page.getByLabel("Nombre")).toHaveValue("Cunas de viaje");
  await expect(page.getByLabel("Descripción")).toHaveValue("Ligeras,\npara llevar.");
  await expect(page.getByLabel("Dirección de la imagen")).toHaveValue(/^\/media\/[0-9a-f]{24}$/);
  await page.getByLabel("Texto alternativo").fill("Una cuna verde");
  await page.getByLabel("Nombre").press("Enter");
  await expect(page.getByText("Categoría creada")).toBeVisible();

  await page.goto("/categoria/cunas-de-viaje");
  await expect(page.getByRole("main").locator("img[src^='/media/']").first()).toBeVisible();
});

test("an admin leaves the picker without choosing, and the form is as it was", async ({ page }) => {
  await page.goto("/admin/consejos/nuevo");
  await page.getByLabel("Título").fill("Dormir de viaje");
  await page.getByLabel("Contenido").fill("## Uno\n\nDos");
  await page.getByRole("button", { name: "Elegir imagen" }).click();
  const back = page.getByRole("link", { name: "Volver sin cambiarla" });
  await back.or(page.getByRole("button", { name: "Cerrar", exact: true })).click();
  await expect(page.getByLabel("Título")).toHaveValue("Dormir de viaje");
  await expect(page.getByLabel("Contenido")).toHaveValue("## Uno\n\nDos");
});
