import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { pressMore } from "../support/press-more";
import { rowLink } from "../support/row-link";

adminJourney(
  "a page of the owner is written, looked at, published, renamed, deleted and brought back",
  {},
  async ({ page }) => {
    const footer = page.locator("#pie");
    await page.goto("/admin/paginas/nuevo", { waitUntil: "networkidle" });
    await page.getByLabel("Título", { exact: true }).fill("Contacto");
    await page.getByLabel("Slug").fill("contacto");
    await page.locator("#campo-estado").selectOption("draft");
    await page.getByLabel("Contenido", { exact: true }).fill("## En casa\nUsamos **todo** un mes.");
    await pressMore(page, "Guardar y seguir");
    await expect(page.locator("#resumen")).toContainText("El sitio ya tiene algo en esa dirección");
    await page.getByLabel("Título", { exact: true }).fill("Cómo probamos");
    await page.getByLabel("Slug").fill("como-probamos");
    await pressMore(page, "Guardar y seguir");
    await expect(page.getByText("Página creada")).toBeVisible();
    await page.getByRole("link", { name: "Ver borrador" }).click();
    await expect(page.getByRole("heading", { name: "Cómo probamos", level: 1 })).toBeVisible();
    await expect(footer).not.toContainText("Cómo probamos");
    expect((await page.request.get("/como-probamos")).status()).toBe(404);

    await page.getByRole("link", { name: "Volver al formulario" }).click();
    await pressMore(page, "Publicar");
    await expect(page.getByText("Página actualizada")).toBeVisible();
    await page.goto("/");
    const own = footer.getByRole("link", { name: "Cómo probamos" });
    if (!(await own.isVisible())) await footer.locator("summary").last().click();
    await own.click();
    await expect(page.getByRole("heading", { name: "En casa" })).toBeVisible();

    await page.goto("/admin/paginas", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Editar Cómo probamos" }).click();
    await page.getByLabel("Slug").fill("pruebas");
    await page.locator("#campo-lugar").selectOption("menu");
    await page.getByRole("button", { name: "Guardar Cambios" }).last().click();
    await expect(page.getByText("Página actualizada")).toBeVisible();
    const moved = await page.request.get("/como-probamos", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/pruebas"]);
    expect(await (await page.request.get("/")).text()).toContain('href="/pruebas"');

    await page.goto("/admin/paginas", { waitUntil: "networkidle" });
    await (await rowLink(page, "Eliminar Cómo probamos")).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(page.getByText("Página eliminada")).toBeVisible();
    expect((await page.request.get("/pruebas")).status()).toBe(404);
    await page.goto("/admin/papelera", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Recuperar Cómo probamos" }).click();
    await expect(page.getByText("Vuelve a estar donde estaba.")).toBeVisible();
    expect((await page.request.get("/pruebas")).status()).toBe(200);
  },
);
