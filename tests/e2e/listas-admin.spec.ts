import { expect, test } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { openMarked } from "../support/press-more";
import { addRows } from "../support/rows";

adminJourney(
  "a list shows one bar of prices or of marks, and all articles of a page, then of a filter, become drafts",
  {},
  async ({ page, site }) => {
    for (const n of [1, 2, 3]) {
      addRows(site, "productos", { id: `P${n}`, title: `Cuna ${n}`, price: "9,90 €" });
      addRows(site, "consejos", { titulo: `Consejo ${n}` });
    }
    await page.goto("/admin/productos");
    // Only one bar may stick to the bottom, or one would cover the other.
    await page.getByLabel("Precio de Cuna 2").fill("8 €");
    await expect(page.locator("#precios")).toHaveCSS("position", "sticky");
    await page.getByLabel("Seleccionar Cuna 2").check();
    await expect(page.locator(".marked-bar")).toHaveCSS("position", "sticky");
    await expect(page.locator("#precios")).toHaveCSS("position", "static");

    await page.goto("/admin/consejos");
    await openMarked(page);
    await page.getByLabel("Todos los de esta página").check();
    const checked = test.info().project.name === "script";
    await expect(page.getByLabel("Seleccionar Consejo 3")).toBeChecked({ checked });
    await page.getByRole("button", { name: "Pasar a borrador" }).click();
    await expect(
      page.getByRole("heading", { name: "¿Pasar 3 artículos a borrador?" }),
    ).toBeVisible();
    // Presses the button of the question, as the list behind it has one of that name too.
    await page.getByRole("button", { name: "Pasar a borrador" }).last().click();
    await expect(page.getByText("Artículos pasados a borrador")).toBeVisible();
    expect((await page.request.get("/consejos/consejo-1")).status()).toBe(404);

    for (let n = 4; n <= 30; n++) addRows(site, "consejos", { titulo: `Consejo ${n}` });
    await page.goto("/admin/consejos?estado=published");
    await openMarked(page);
    await page.getByLabel("Los 27 de todas las páginas").check();
    await page.getByRole("button", { name: "Pasar a borrador" }).click();
    await expect(
      page.getByRole("heading", { name: "¿Pasar 27 artículos a borrador?" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Pasar a borrador" }).last().click();
    await expect(page.getByText("Ningún artículo coincide.")).toBeVisible();
  },
);
