import { expect, type Page } from "@playwright/test";
import { adminJourney, adminTest } from "../support/own-site";
import { uploadPicture } from "../support/photo";
import { pressMore } from "../support/press-more";
import { rowLink } from "../support/row-link";
import { putRows } from "../support/site-rows";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

adminJourney(
  "a product from its first word to the bin and back",
  { isCore: true },
  async ({ page }) => {
    await page.goto("/admin/productos");
    await expect(page.getByText("No hay productos disponibles.")).toBeVisible();
    await page.getByRole("link", { name: "Añadir Producto" }).click();
    await page.getByLabel("Título", { exact: true }).fill("Cuna Ágil");
    await pressMore(page, "Publicar");
    await expect(page.getByRole("heading", { name: "Hay un problema" })).toBeVisible();
    await page.getByRole("link", { name: "La categoría es obligatoria" }).click();
    await page.locator("#campo-category").selectOption("mobiliario");
    await page.getByLabel("Valoración", { exact: true }).fill("4,5");
    await page.getByLabel("Recomendado").check();
    await page.getByLabel("Ventajas").fill("Se pliega\nPesa poco");
    await uploadPicture(page, "Una cuna verde");
    await expect(page.getByLabel("Recomendado")).toBeChecked();
    await expect(page.getByLabel("Ventajas")).toHaveValue("Se pliega\nPesa poco");
    await page.locator("summary", { hasText: "Colores" }).click();
    await page.getByLabel("Colores").fill("Gris\nAzul");
    await page.getByLabel("Título", { exact: true }).press("Enter");
    await expect(page.getByText("El producto ha sido creado exitosamente.")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Destacar Cuna Ágil" })).toBeDisabled();
    expect((await page.request.get("/producto/cuna-agil")).status()).toBe(404);

    await page.getByRole("link", { name: "Editar Cuna Ágil" }).click();
    await page.getByLabel("Precio", { exact: true }).fill("249,90 €");
    await pressMore(page, "Publicar");
    await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
    const published = await (await page.request.get("/producto/cuna-agil")).text();
    expect(published).toContain("249,90");
    expect(published).toMatch(/Gris.*Azul/s);
    expect(published).not.toContain("Beige");
    expect(published).toMatch(/<img[^>]* alt="Una cuna verde"/);

    await page.goto("/admin/productos");
    await page.getByRole("link", { name: "Valoración", exact: true }).click();
    await expect(page).toHaveURL(/orden=-valoracion/);
    // In a low window, as the page must scroll to the row and show its message there.
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.getByRole("switch", { name: "Destacar Cuna Ágil" }).click();
    await expect(page.getByText("Producto marcado como destacado.")).toBeInViewport();
    if (viewport) await page.setViewportSize(viewport);
    await expect(page.getByRole("switch", { name: "Destacar Cuna Ágil" })).toBeChecked();
    expect(await (await page.request.get("/")).text()).toContain("Cuna Ágil");
    await page.getByRole("link", { name: "Destacados" }).click();
    await expect(page.getByText("(1/6 máximo)")).toBeVisible();

    await (await rowLink(page, "Eliminar Cuna Ágil")).click();
    await expect(page.getByRole("heading", { name: "¿Estás seguro?" })).toBeVisible();
    // Presses the button of the question, as the list behind it has one of that name too.
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("El producto ha sido eliminado exitosamente.")).toBeVisible();
    expect((await page.request.get("/producto/cuna-agil")).status()).toBe(404);
    await page.getByRole("link", { name: "papelera", exact: true }).click();
    await button(page, "Recuperar Cuna Ágil").click();
    await expect(page.getByText("Vuelve a estar donde estaba.")).toBeVisible();
    expect((await page.request.get("/producto/cuna-agil")).status()).toBe(200);
  },
);

adminTest(
  "the featured products stand at home as an editor puts them, the first large if the owner wants",
  async ({ page, site }) => {
    for (const [orden_home, title] of ["Bañera", "Cuna", "Trona"].entries()) {
      const veredicto = `${title}: nuestro veredicto`;
      await putRows(site, "productos", { title, destacado_home: 1, orden_home, veredicto });
    }

    await page.goto("/admin/productos?filtro=destacados");
    await button(page, "Subir Trona").click();
    await expect(page.getByText("Así salen ahora en la portada.")).toBeVisible();
    await button(page, "Subir Trona").click();
    await expect(button(page, "Subir Trona")).toBeDisabled();
    await page.goto("/");
    const titles = page.getByRole("region", { name: "Reseñas Destacadas" }).getByRole("heading");
    await expect(titles).toHaveText(["Reseñas Destacadas", "Trona", "Bañera", "Cuna"]);
    const widths = async () => {
      const cards = await page.getByRole("main").getByRole("article").all();
      return Promise.all(
        cards.map(async (card) => Math.round((await card.boundingBox())?.width ?? 0)),
      );
    };
    expect(new Set(await widths()).size).toBe(1);
    await expect(page.getByText("nuestro veredicto")).toHaveCount(3);
    await page.goto("/admin/ajustes/textos");
    await page.getByLabel("Destacar la primera").check();
    await button(page, "Guardar").last().click();
    await page.goto("/");
    expect(new Set(await widths()).size).toBe(2);
    await expect(page.getByText("nuestro veredicto").first()).toHaveText(
      "Trona: nuestro veredicto",
    );
  },
);
