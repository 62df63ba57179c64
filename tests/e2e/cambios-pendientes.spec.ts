import { expect } from "@playwright/test";
import { adminTest } from "../support/own-site";
import { addRows } from "../support/rows";
import { press } from "../support/shared-draft";

const PICTURE = "https://ejemplo.es/siesta.jpg";

adminTest(
  "changes are planned, meet another price of the site, and are discarded",
  async ({ page, site }) => {
    addRows(site, "productos", {
      id: "p-cuna",
      title: "Cuna",
      imageurl: PICTURE,
      price: "90,00 €",
    });
    const form = "/admin/productos/p-cuna";
    await page.goto(form, { waitUntil: "networkidle" });
    await page.getByLabel("Título", { exact: true }).fill("Cuna nueva");
    await page.getByLabel("Precio", { exact: true }).fill("80,00 €");
    await press(page, "Guardar para más tarde");
    await expect(page.getByRole("row", { name: /Cuna/ })).toContainText("Cambios sin publicar");
    await page.goto(form, { waitUntil: "networkidle" });
    await page.getByLabel("Publicar más tarde").fill("2090-03-28T10:30");
    await press(page, "Programar los cambios");
    await expect(page.getByText("Se publicarán solos a la hora elegida.")).toBeVisible();

    await page.goto(form, { waitUntil: "networkidle" });
    await expect(page.getByLabel("Programado para")).toHaveValue("2090-03-28T10:30");
    await page.getByText(/Qué cambia: Título, Precio/).click();
    await expect(page.getByText("90,00 €").first()).toBeVisible();
    await page.getByRole("link", { name: "Ver y editar lo publicado" }).click();
    await expect(page.getByRole("heading", { name: "Editas lo publicado" })).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Cuna");
    await page.getByLabel("Precio", { exact: true }).fill("95,00 €");
    await press(page, "Guardar Cambios");
    await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();

    await page.goto(form, { waitUntil: "networkidle" });
    await expect(page.getByText("«Precio» ha cambiado también en lo publicado.")).toBeVisible();
    await press(page, "Publicar los cambios");
    await expect(page.getByText("Todavía no se han publicado")).toBeVisible();
    await page.getByLabel("Lo publicado", { exact: true }).check();
    await press(page, "Publicar los cambios");
    await expect(page.getByText("El sitio enseña ya lo nuevo.")).toBeVisible();
    await page.goto("/producto/cuna");
    await expect(page.getByRole("heading", { name: "Cuna nueva", level: 1 })).toBeVisible();
    await expect(page.getByText("95,00 €").first()).toBeVisible();

    await page.goto(form, { waitUntil: "networkidle" });
    await page.getByLabel("Título", { exact: true }).fill("Cuna que no");
    await press(page, "Guardar para más tarde");
    await expect(page.getByText("Cambios guardados")).toBeVisible();
    await page.goto(form, { waitUntil: "networkidle" });
    await page.getByText("Descartar los cambios", { exact: true }).click();
    await press(page, "Descartarlos");
    await expect(page.getByText("Lo publicado queda como estaba.")).toBeVisible();
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Cuna nueva");
    await expect(page.getByRole("heading", { name: "Cambios sin publicar" })).toHaveCount(0);
  },
);
