import { expect } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";

test.use({ viewport: { width: 390, height: 700 } });

test("what is asked about a message, an account or a factor that is gone says so", async ({
  page,
  site,
}) => {
  for (const [address, text] of [
    ["/admin/mensajes?eliminar=nada", "El mensaje ya no existe"],
    ["/admin/usuarios?id=nadie&accion=eliminar", "La cuenta ya no existe"],
    ["/admin/requests?aprobar=nada", "Solicitud no encontrada"],
    ["/admin/profile?desactivar=nada", "Esa aplicación de autenticación ya no está activa"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("alert")).toContainText(text);
  }
  // The message was read elsewhere meanwhile, so the list of unread ones lacks it.
  addRows(site, "mensajes", { read_at: "2026-11-20T10:00:00.000Z" });
  await page.goto("/admin/mensajes?estado=sin-leer&eliminar=m#confirmar");
  site.sql().exec("delete from mensajes");
  await page
    .getByRole("alertdialog", { name: "¿Estás seguro?" })
    .getByRole("button", { name: "Eliminar" })
    .click();
  await expect(page.locator("#resumen")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("El mensaje ya no existe");
});
