import { expect } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";

const AT = "2026-01-02T10:00:00.000Z";

test("the message after a form waits under the pointer and while it has the focus", async ({
  page,
  site,
  context,
}) => {
  await enterAsAdmin(context, site);
  site.sql().exec(`insert into mensajes (id, name, email, subject, message, created_at)
    values ('m', 'Ana', 'ana@ejemplo.es', 'Hola', 'Hola', '${AT}')`);
  await page.clock.install();
  await page.goto("/admin/mensajes", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /Marcar como leído/ }).click();
  const toast = page.locator("[data-aviso]");
  await expect(toast).toBeVisible();
  const close = toast.getByRole("button", { name: "Cerrar aviso" });
  await toast.hover();
  await close.focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(close).toBeFocused();
  await toast.hover();
  await close.blur();
  await page.clock.fastForward(30_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(toast).toHaveCount(0);
});
