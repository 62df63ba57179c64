import { expect, type Page } from "@playwright/test";
import { addRequest } from "../support/add-request";
import { adminTest as test } from "../support/own-site";

const AT = "2026-11-20T10:00:00.000Z";

test.use({ viewport: { width: 390, height: 700 } });

const question = (page: Page, name: string | RegExp) => page.getByRole("alertdialog", { name });

test("a question about a request or an account is seen and has the focus", async ({
  page,
  site,
}) => {
  addRequest(site);
  await page.goto("/admin/requests");
  await page.getByRole("link", { name: "Aprobar a luz@ejemplo.es" }).click();
  const approve = question(page, "¿Aprobar la solicitud de luz@ejemplo.es?");
  await expect(approve).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(approve.getByRole("link", { name: "Cancelar" })).toBeFocused();
  await page.goto("/admin/usuarios");
  await page.getByRole("link", { name: /Eliminar.*luz@ejemplo.es/ }).click();
  await expect(question(page, /luz@ejemplo.es/)).toBeFocused();
  await page.goto("/admin/profile");
  await page.getByRole("link", { name: "Eliminar mi cuenta" }).click();
  const leave = question(page, "¿Estás seguro?");
  await expect(leave).toBeFocused();
  await expect(leave.getByRole("button", { name: "Eliminar mi cuenta" })).toBeInViewport();
});

test("a request that was decided in another tab is told to be gone, and the focus is there", async ({
  page,
  site,
}) => {
  addRequest(site);
  await page.goto("/admin/requests");
  const list = page.url();
  const reject = page.getByRole("link", { name: "Rechazar a luz@ejemplo.es" });
  await reject.click();
  const other = await page.context().newPage();
  await other.goto(list);
  site.sql().exec(`update admin_requests set status = 'approved', approved_at = '${AT}'`);
  await page.getByRole("button", { name: "Rechazar a luz@ejemplo.es" }).click();
  await expect(page.locator("#resumen")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(
    "Error al rechazar la solicitud: Solicitud no encontrada",
  );
  await other.getByRole("link", { name: "Aprobar a luz@ejemplo.es" }).click();
  await expect(other.getByRole("alert")).toContainText("Solicitud no encontrada");
  await expect(other.getByText("No hay solicitudes pendientes")).toBeVisible();
});
