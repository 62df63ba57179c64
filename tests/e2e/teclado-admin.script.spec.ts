import { expect, type Page } from "@playwright/test";
import { tabTo } from "../support/keyboard";
import { WITH_MOTION } from "../support/motion";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";

test.use(WITH_MOTION);

const press = (page: Page, key: string) => page.keyboard.press(key);
const type = (page: Page, text: string) => page.keyboard.type(text);
/** Waits for the script of a page that a link has loaded as a new document. */
const hasScript = (page: Page) => page.waitForLoadState("networkidle");

test("a product is written, published, featured and deleted without a pointer", async ({
  page,
}) => {
  await page.goto("/admin", { waitUntil: "networkidle" });
  await tabTo(page, /^Productos$/);
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "Administrar Productos" })).toBeFocused();
  await tabTo(page, /^Añadir Producto$/);
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "Crear Nuevo Producto" })).toBeVisible();
  await hasScript(page);
  await tabTo(page, /^Título$/);
  await type(page, "Cuna Ágil");
  await tabTo(page, /^Categoría$/);
  await type(page, "Mobiliario");
  await tabTo(page, /^Dirección de la imagen$/);
  await type(page, "https://ejemplo.es/cuna.jpg");
  await tabTo(page, /^Valoración$/);
  await type(page, "4,5");
  await tabTo(page, /^Ventajas$/);
  await type(page, "Pesa poco");
  if (await page.locator(".form-bar summary").last().isVisible()) {
    await tabTo(page, /^Más$/);
    await press(page, "Enter");
  }
  await tabTo(page, /^Publicar$/);
  await press(page, "Enter");
  await expect(page.getByText("El producto ha sido creado exitosamente.")).toBeVisible();
  expect((await page.request.get("/producto/cuna-agil")).status()).toBe(200);

  const featured = page.getByRole("switch", { name: "Destacar Cuna Ágil" });
  await tabTo(page, /Destacar Cuna Ágil/);
  await press(page, "Space");
  await expect(page.getByText("Producto marcado como destacado.")).toBeVisible();
  await expect(featured).toBeChecked();
  await expect(featured).toBeFocused();
  await tabTo(page, /^Más sobre Cuna Ágil$/);
  await press(page, "Enter");
  await tabTo(page, /^Eliminar Cuna Ágil$/);
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "¿Estás seguro?" })).toBeVisible();
  await tabTo(page, /^Eliminar$/);
  await press(page, "Enter");
  await expect(page.getByText("El producto ha sido eliminado exitosamente.")).toBeVisible();
});

test("products are related and ordered without a pointer", async ({ page, site }) => {
  for (const id of ["Cuna", "Luz", "Manta"]) addRows(site, "productos", { id, title: id });
  await page.goto("/admin/relaciones", { waitUntil: "networkidle" });
  await tabTo(page, /^Cuna/);
  await press(page, "Enter");
  await expect(page.getByRole("region", { name: "Productos relacionados" })).toBeVisible();
  await hasScript(page);
  await tabTo(page, /^Gestionar relaciones$/);
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "Gestionar relaciones" });
  await expect(dialog.getByLabel("Buscar productos")).toBeFocused();
  for (const title of [/^Luz/, /^Manta/]) {
    await tabTo(page, title);
    await press(page, "Space");
  }
  await expect(dialog.getByText("2 productos seleccionados")).toBeVisible();
  await tabTo(page, /^Guardar Relaciones$/);
  await press(page, "Enter");
  await expect(page.getByText("Relaciones actualizadas")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await tabTo(page, /^Bajar Luz$/);
  await press(page, "Enter");
  const items = page.getByRole("region", { name: "Productos relacionados" }).getByRole("listitem");
  await expect(items).toHaveText([/Manta/, /Luz/]);
  await tabTo(page, /^Quitar Luz$/);
  await press(page, "Enter");
  await expect(page.getByRole("link", { name: "Cancelar" })).toBeFocused();
  await expect(page).toHaveURL(/#relacion-Luz$/);
  await press(page, "Tab");
  await press(page, "Enter");
  await expect(page.getByText("La relación ha sido eliminada exitosamente.")).toBeVisible();
  await expect(items).toHaveText([/Manta/]);
});
