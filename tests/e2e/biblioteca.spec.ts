import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { sendPhoto } from "../support/photo";
import { openMarked } from "../support/press-more";
import { addRows } from "../support/rows";

adminJourney(
  "a picture is uploaded, named, used, kept while it is used, and deleted",
  {},
  async ({ page, site }) => {
    await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
    await sendPhoto(page);
    const picture = new URL(page.url()).pathname;
    await page.getByLabel("Texto alternativo").fill("Una cuna verde");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Una cuna verde" })).toBeVisible();

    const sql = site.sql();
    const url = `/media/${picture.split("/").at(-1)}`;
    addRows(sql, "productos", { imageurl: url });
    const shown = async () => (await page.request.get("/producto/cuna")).text();
    expect(await shown()).toMatch(/<img[^>]* alt="Una cuna verde"/);
    await page.getByLabel("Texto alternativo").fill("Una cuna de haya");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Una cuna de haya" })).toBeVisible();
    expect(await shown()).toMatch(/<img[^>]* alt="Una cuna de haya"/);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Cuna", exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Eliminar" })).toHaveCount(0);

    sql.exec("delete from productos");
    await page.goto(picture);
    await page.getByRole("link", { name: "Eliminar" }).click();
    await expect(page.getByRole("heading", { name: "¿Estás seguro?" })).toBeVisible();
    await page.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("La imagen ha sido eliminada exitosamente.")).toBeVisible();
    expect((await page.request.get(`${url}-160.webp`)).status()).toBe(404);

    for (const color of ["#5a2a4c", "#4c5a2a"]) {
      await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
      await sendPhoto(page, color);
    }
    await page.goto("/admin/imagenes?filtro=sin-usar");
    await page.getByLabel("Seleccionar Imagen sin texto alternativo").first().check();
    await openMarked(page);
    await page.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("elimina esta imagen para siempre")).toBeVisible();
    await page.getByRole("link", { name: "Cancelar" }).click();
    await openMarked(page);
    await page.getByLabel("Todas las de esta página").check();
    await page.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("elimina 2 imágenes para siempre")).toBeVisible();
    await page.getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("Las imágenes han sido eliminadas exitosamente.")).toBeVisible();
    await expect(page.getByText("Ninguna imagen coincide.")).toBeVisible();
  },
);
