import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { uploadPicture } from "../support/photo";
import { rowLink } from "../support/row-link";

adminJourney(
  "an article and a category from first to last word",
  { isCore: true },
  async ({ page }) => {
    await page.goto("/admin/consejos", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Añadir Consejo" }).click();
    await expect(page.getByRole("heading", { name: "Crear Nuevo Artículo" })).toBeVisible();
    await page.getByLabel("Título").fill("Siestas cortas");
    await page.getByRole("button", { name: "Crear Artículo" }).click();
    await expect(page.getByRole("link", { name: "El contenido es obligatorio" })).toBeVisible();
    await expect(page.getByLabel("Título")).toHaveValue("Siestas cortas");
    await expect(page.getByLabel("Slug")).toHaveValue("siestas-cortas");
    await page.locator("#campo-categoria").selectOption("sueno");
    await page.locator("#campo-estado").selectOption("draft");
    await page.getByLabel("Contenido", { exact: true }).fill("Una línea.");
    await uploadPicture(page, "Un bebé dormido");
    await expect(page.getByLabel("Contenido", { exact: true })).toHaveValue("Una línea.");
    await page.getByRole("button", { name: "Crear Artículo" }).click();
    await expect(page.getByText("El artículo ha sido creado exitosamente.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("table").getByText("Borrador")).toBeVisible();
    expect((await page.request.get("/consejos/siestas-cortas")).status()).toBe(404);

    await page.getByRole("link", { name: "Editar Siestas cortas" }).click();
    await page.locator("#campo-estado").selectOption("published");
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
    const article = await page.request.get("/consejos/siestas-cortas");
    expect(article.status()).toBe(200);
    expect(await article.text()).toMatch(/<img[^>]* alt="Un bebé dormido"/);

    await (await rowLink(page, "Eliminar Siestas cortas")).click();
    await expect(page.getByRole("heading", { name: "¿Estás seguro?" })).toBeVisible();
    await page
      .locator("[role=alertdialog], main")
      .last()
      .getByRole("button", { name: "Eliminar", exact: true })
      .click();
    await expect(page.getByText("El consejo ha sido eliminado exitosamente.")).toBeVisible();
    expect((await page.request.get("/consejos/siestas-cortas")).status()).toBe(404);

    await page.goto("/admin/categorias", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Añadir Categoría" }).click();
    await page.getByLabel("Nombre").fill("Rincón de juego");
    await page.getByRole("button", { name: "Crear Categoría" }).click();
    await expect(page.getByText("La categoría ha sido creada exitosamente.")).toBeVisible();
    expect((await page.request.get("/categoria/rincon-de-juego")).status()).toBe(200);
    await page.getByRole("link", { name: "Editar Rincón de juego" }).click();
    await page.getByLabel("Descripción", { exact: true }).fill("Para jugar en el suelo.");
    await uploadPicture(page, "Una alfombra");
    await page.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(page.getByText("La categoría ha sido actualizada exitosamente.")).toBeVisible();
    const category = await (await page.request.get("/categoria/rincon-de-juego")).text();
    expect(category).toContain("Para jugar en el suelo.");
    expect(category).toMatch(/<img[^>]* src="\/media\//);
    await (await rowLink(page, "Eliminar Rincón de juego")).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.getByText("La categoría ha sido eliminada exitosamente.")).toBeVisible();
    expect((await page.request.get("/categoria/rincon-de-juego")).status()).toBe(404);
  },
);
