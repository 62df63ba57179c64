import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";

test.beforeEach(async ({ page, site }) => {
  site.sql().exec(`delete from categorias where parent_id is not null;
    delete from categorias`);
  for (const [orden, nombre] of ["Paseo", "Casa", "Viaje"].entries()) {
    addRows(site, "categorias", { nombre, orden });
  }
  for (const [orden, nombre] of ["Sillas", "Carros"].entries()) {
    addRows(site, "categorias", { nombre, parent_id: "paseo", orden });
  }
  await page.goto("/admin/categorias", { waitUntil: "networkidle" });
});

const namesIn = async (page: Page) =>
  (await page.locator("tbody th a").allTextContents()).map((name) => name.replace("Editar ", ""));
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
