import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { pressMore } from "../support/press-more";
import { addRows } from "../support/rows";

adminJourney(
  "a fact goes from the sheet of a category to the page of a product, and is asked about before it goes",
  {},
  async ({ page, site }) => {
    site.sql().exec("delete from datos");
    const [imageurl, published_at] = ["https://img.test/a.jpg", "2026-11-04"];
    addRows(site, "productos", { id: "p1", title: "Cuna Ágil", imageurl, published_at });
    await page.goto("/admin/categorias");
    await page.getByRole("link", { name: "Ficha de Habitación del bebé" }).click();
    await page.getByLabel("Nombre", { exact: true }).fill("Peso");
    await page.getByLabel("Unidad").fill("kg");
    await page.getByLabel("Qué es mejor").selectOption("menos");
    await page.getByRole("button", { name: "Añadir dato" }).click();
    await expect(page.getByText("Ficha actualizada")).toBeVisible();
    await page.getByLabel("Nombre", { exact: true }).fill("Madera");
    await page.getByLabel("Qué se anota").selectOption("opcion");
    await page.getByRole("button", { name: "Añadir dato" }).click();
    await expect(page.locator("#resumen")).toContainText("al menos dos opciones");
    await page.getByLabel("Opciones", { exact: true }).fill("Haya\nPino");
    await page.getByRole("button", { name: "Añadir dato" }).click();
    await page.getByRole("button", { name: "Subir Madera" }).click();
    await expect(page.getByRole("button", { name: "Subir Madera" })).toBeDisabled();

    await page.getByLabel("Nombre", { exact: true }).fill("Montaje");
    await page.getByLabel("Cuánto cuenta como criterio").fill("3");
    await page.getByRole("button", { name: "Añadir dato" }).click();
    await expect(page.getByText("Criterio · cuenta 3")).toBeVisible();

    await page.goto("/admin/productos/p1");
    await page.getByText("Otros datos").click();
    await page.getByLabel("Peso (kg)", { exact: true }).fill("mucho");
    await page.getByLabel("De dónde sale: Peso").selectOption("medido");
    await page.getByLabel("Madera", { exact: true }).selectOption("Haya");
    await page.getByLabel("Montaje (de 5)", { exact: true }).fill("4,5");
    await pressMore(page, "Guardar y seguir");
    await page.getByRole("link", { name: /^Peso: Escribe solo un número/ }).click();
    await expect(page.getByLabel("Peso (kg)", { exact: true })).toHaveValue("mucho");
    await page.getByLabel("Peso (kg)", { exact: true }).fill("11,5");
    await pressMore(page, "Guardar y seguir");
    await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
    await expect(page.getByText("La media de sus criterios es 4,5.")).toBeVisible();
    await page.goto("/producto/cuna-agil");
    await expect(page.getByRole("meter", { name: "Montaje: 4,5 de 5" })).toBeVisible();
    const sheet = page.getByRole("region", { name: "Ficha" });
    await expect(sheet.locator("dl > div")).toHaveText([
      /Madera\s*Haya\s*$/,
      /Peso\s*11,5\s*kg\s*✓ Medido por nosotros/,
    ]);
    await expect(sheet).toContainText("Lo demás, según el fabricante.");

    await page.goto("/admin/categorias/cat-habitacion-bebe/ficha");
    await page.getByRole("link", { name: "Peso (kg)" }).click();
    await page.getByRole("button", { name: "Quitar de la ficha" }).click();
    await expect(page.locator("#resumen")).toContainText("1 producto tiene este dato");
    await page.getByRole("button", { name: "Sí, quitar" }).click();
    await expect(page.getByText("Dato quitado")).toBeVisible();
    await page.goto("/producto/cuna-agil");
    await expect(sheet.locator("dl > div")).toHaveText([/Madera\s*Haya/]);
    await expect(sheet).toContainText("Según el fabricante.");
  },
);
