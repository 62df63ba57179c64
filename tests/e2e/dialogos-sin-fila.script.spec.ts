import { expect, type Page } from "@playwright/test";
import { without } from "../support/faults";
import { adminTest as test } from "../support/own-site";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";

test.beforeEach(async ({ site }) => {
  addRows(site, "productos", { id: "P1" }, { id: "P2", title: "Trona" });
  addRows(site, "productos_relacionados", { producto_id: "P1", producto_relacionado_id: "P2" });
  addRows(site, "consejos", { id: "C1", imagen: "https://ejemplo.es/a.jpg" });
  addRows(site, "categorias", { id: "K1" });
});

/** Presses the focused button, which leads back to the list. */
async function goBack(page: Page, list: string) {
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/${list}`);
}

const goneDialog = (page: Page) => page.getByRole("dialog", { name: "No encontrado" });

for (const [list, opener, rows] of [
  ["consejos", "Editar Dormir", "consejos"],
  ["consejos", "Eliminar Dormir", "consejos"],
  ["categorias", "Editar Hamacas", "categorias where id = 'K1'"],
  ["categorias", "Eliminar Hamacas", "categorias where id = 'K1'"],
  ["productos?estado=published", "Eliminar Cuna", "productos"],
  ["relaciones?sel=P1", "Gestionar relaciones", "productos"],
  ["relaciones?sel=P1", "Quitar Trona", "productos_relacionados"],
] as const) {
  test(`«${opener}» says over its list that it is gone, and the list is read anew`, async ({
    page,
    site,
  }) => {
    await page.goto(`/admin/${list}`, { waitUntil: "networkidle" });
    const link = await rowLink(page, opener);
    site.sql().exec(`delete from ${rows}`);
    await link.click();
    const dialog = goneDialog(page);
    await expect(dialog.getByRole("alert")).toContainText("Lo que buscas ya no existe.");
    await expect(dialog.getByRole("button", { name: "Volver a la lista" })).toBeFocused();
    await expect(page.locator("main").getByRole("link", { name: opener })).toHaveCount(0);
    await goBack(page, list);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Administrar");
  });
}

test("a relation dialog whose source is deleted says so while one searches in it", async ({
  page,
  site,
}) => {
  await page.goto("/admin/relaciones?sel=P1", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Gestionar relaciones" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  site.sql().exec("delete from productos where id = 'P1'");
  await dialog.getByLabel("Buscar productos").fill("tro");
  await expect(dialog.getByRole("alert")).toContainText("Lo que buscas ya no existe.");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
});

const UNREAD = "Ahora no podemos mostrar esta página";

for (const [list, opener, table] of [
  ["consejos", "Editar Dormir", "consejos"],
  ["consejos", "Eliminar Dormir", "consejos"],
  ["consejos", "Añadir Consejo", "tipos_consejo"],
  ["categorias", "Editar Hamacas", "categorias"],
  ["categorias", "Eliminar Hamacas", "categorias"],
  ["categorias", "Añadir Categoría", "categorias"],
  ["productos", "Eliminar Cuna", "productos"],
  ["productos", "Importar CSV", "importaciones"],
  ["relaciones?sel=P1", "Gestionar relaciones", "productos"],
  ["relaciones?sel=P1", "Quitar Trona", "productos_relacionados"],
] as const) {
  test(`«${opener}» says over its list that it cannot be read, and opens once it can`, async ({
    page,
    site,
  }) => {
    await page.goto(`/admin/${list}`, { waitUntil: "networkidle" });
    const link = await rowLink(page, opener);
    const dialog = page.getByRole("dialog", { name: UNREAD });
    await without(site, [table], async () => {
      await link.click();
      await expect(dialog.getByRole("alert")).toContainText("vuelve a intentarlo dentro de un");
    });
    await expect(dialog.getByRole("button", { name: "Volver a la lista" })).toBeFocused();
    await goBack(page, list);
    await link.click();
    await expect(page.locator("dialog form, dialog input[type=file]").first()).toBeVisible();
  });
}

test("a dialog for which the network is gone says so; its page has the screen's own words", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Editar Dormir" });
  // Loads the dialog's code, which would be missing without a connection.
  await link.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole("dialog", { name: UNREAD }).getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await without(site, ["consejos"], async () => {
    expect((await page.goto("/admin/consejos/C1"))?.status()).toBe(503);
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(UNREAD);
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("a search in a relation dialog that finds no server leaves what was found", async ({
  page,
  site,
}) => {
  await page.goto("/admin/relaciones?sel=P1", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Gestionar relaciones" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await without(site, ["productos"], async () => {
    await dialog.getByLabel("Buscar productos").fill("tro");
    await expect(dialog.getByRole("alert")).toContainText(
      "El sitio no contesta, no hay conexión o ha fallado algo",
    );
  });
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
});

test("an import that is discarded elsewhere says so in its dialog", async ({ page, site }) => {
  await page.goto("/admin/productos", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Importar CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "sillas.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "title,slug,category,imageurl,rating\nSilla,silla,mobiliario,https://ejemplo.es/s.jpg,4\n",
    ),
  });
  const confirm = dialog.getByRole("button", { name: /^Importar 1 / });
  await expect(confirm).toBeVisible();
  site.sql().exec("delete from importaciones");
  await confirm.click();
  const gone = goneDialog(page);
  await expect(gone.getByRole("button", { name: "Volver a la lista" })).toBeFocused();
});

test("where the line is cut while a dialog is sent, its words are there again", async ({
  page,
  context,
}) => {
  await page.goto("/admin/categorias", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Añadir Categoría" }).click();
  const dialog = page.getByRole("dialog");
  const words = dialog.getByLabel("Nombre");
  await words.fill("Mecedoras");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Crear Categoría" }).click();
  await expect(dialog.getByRole("alert")).toContainText("no sabemos si se ha guardado");
  await expect(words).toHaveValue("Mecedoras");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Crear Categoría" }).click();
  await expect(page.getByText("La categoría ha sido creada exitosamente.")).toBeVisible();
});
