import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { WITH_MOTION } from "../support/motion";
import { adminTest, test } from "../support/own-site";
import { addRows } from "../support/rows";

test.use(WITH_MOTION);

adminTest(
  "the menu changes screens in one document and shows an outline while it waits",
  async ({ page }) => {
    await page.goto("/admin", { waitUntil: "networkidle" });
    const { letGo } = await holdRequests(page, "**/admin/consejos.data*");
    const menu = page.getByRole("navigation", { name: "Administración" });
    await menu.getByRole("link", { name: "Consejos" }).click();
    await expect(page.locator("[data-esqueleto] .panel > div")).toHaveCount(5);
    await expect(page.getByText("Cargando…")).toHaveCount(1);
    letGo();
    await expect(page.getByRole("heading", { name: "Administrar Consejos" })).toBeFocused();
    await expect(page.locator("[data-esqueleto]")).toHaveCount(0);
  },
);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

adminTest(
  "another screen begins at the top, the way back and a save lead to where one was",
  async ({ page, site }) => {
    const imagen = "https://ejemplo.es/a.jpg";
    for (let n = 1; n <= 15; n++) addRows(site, "consejos", { titulo: `Consejo ${n}`, imagen });
    await page.route("https://ejemplo.es/**", (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 600 });

    await page.goto("/admin/consejos", { waitUntil: "networkidle" });

    const last = page.getByRole("link", { name: /^Editar/ }).last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(400);
    await last.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Extracto").fill("Corto");
    await dialog.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await scrolled(page)).toBe(place);

    const menu = page.getByRole("navigation", { name: "Administración" });
    await menu.getByRole("link", { name: "Mi Perfil" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Mi Perfil" })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Administrar Consejos" })).toBeFocused();
    expect(await scrolled(page)).toBe(place);
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Mi Perfil" })).toBeFocused();
    expect(await scrolled(page)).toBe(60);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Administrar Consejos" })).toBeFocused();
  },
);
