import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { enterAsAdmin, test } from "../support/own-site";

const AT = "2026-01-02T10:00:00.000Z";

test.beforeEach(async ({ page, site, context }) => {
  await enterAsAdmin(context, site);
  const row = (id: string, nombre: string, parent: string, orden: number) =>
    `('${id}', '${nombre}', '${nombre.toLowerCase()}', '${id}', ${parent}, ${orden}, '${AT}', '${AT}')`;
  site.sql().exec(`delete from categorias where parent_id is not null;
    delete from categorias;
    insert into categorias (id, nombre, nombre_folded, slug, parent_id, orden, created_at, updated_at)
      values ${row("a", "Paseo", "null", 0)}, ${row("b", "Casa", "null", 1)},
        ${row("c", "Viaje", "null", 2)}, ${row("d", "Sillas", "'a'", 0)}, ${row("e", "Carros", "'a'", 1)}`);
  await page.goto("/admin/categorias", { waitUntil: "networkidle" });
});

const namesIn = (page: Page) => page.locator("tbody th a").allTextContents();
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

test("a category is moved by keyboard, and its row keeps the focus", async ({ page }) => {
  const row = page.getByRole("row").filter({ hasText: "Viaje" });
  await press(page, "Subir Viaje");
  await expect(page.getByText("Orden actualizado")).toBeVisible();
  expect(await namesIn(page)).toEqual(["Paseo", "Sillas", "Carros", "Viaje", "Casa"]);
  await expect(row).toBeFocused();
  await press(page, "Subir Viaje");
  await expect(page.getByRole("button", { name: "Subir Viaje" })).toBeDisabled();
  expect(await namesIn(page)).toEqual(["Viaje", "Paseo", "Sillas", "Carros", "Casa"]);
  await expect(row).toBeFocused();
  await press(page, "Bajar Sillas");
  await expect(page.getByRole("button", { name: "Bajar Sillas" })).toBeDisabled();
  expect(await namesIn(page)).toEqual(["Viaje", "Paseo", "Carros", "Sillas", "Casa"]);
  expect(await findViolations(page)).toEqual([]);
});

test("the chevron of a category folds its subcategories", async ({ page }) => {
  const chevron = page.getByRole("button", { name: "Subcategorías de Paseo" });
  await chevron.press("Enter");
  await expect(chevron).toHaveAttribute("aria-expanded", "false");
  expect(await namesIn(page)).toEqual(["Paseo", "Casa", "Viaje"]);
  await chevron.press("Enter");
  expect(await namesIn(page)).toEqual(["Paseo", "Sillas", "Carros", "Casa", "Viaje"]);
});
