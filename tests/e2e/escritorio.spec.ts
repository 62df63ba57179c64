import { expect, type Page } from "@playwright/test";
import { Browser as FormBrowser, PASSWORD, register } from "../support/browser";
import { enterAsAdmin, test } from "../support/own-site";
import { sendMessage } from "../support/send-message";
import type { Site } from "../support/site";

const OWNER = "ana@ejemplo.es";
const OTHER = "luis@ejemplo.es";
const AT = "2026-01-02T10:00:00.000Z";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const enter = (page: Page, site: Site) => enterAsAdmin(page.context(), site, { email: OWNER });

test("the name of the site is changed and shows on its pages", async ({ page, site }) => {
  await enter(page, site);
  await page.goto("/admin/ajustes");
  await page.getByLabel("Nombre del sitio").fill("La Cuna");
  await button(page, "Guardar los ajustes").click();
  await expect(page.getByText("Ajustes guardados")).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveTitle(/La Cuna/);
  await expect(page.getByRole("banner")).toContainText("La Cuna");
});

test("a message arrives, is read and deleted", async ({ page, site }) => {
  await enter(page, site);
  await page.goto("/contacto");
  await page.getByLabel("Nombre", { exact: true }).fill("Eva");
  await page.getByLabel("Email", { exact: true }).fill("eva@ejemplo.es");
  await page.getByLabel("Asunto", { exact: true }).fill("Sillas de coche");
  await page.getByLabel("Mensaje", { exact: true }).fill("¿Cuál elijo?");
  await sendMessage(page);

  await page.goto("/admin");
  await page.getByRole("link", { name: /mensaje sin leer/ }).click();
  await expect(page.getByText("¿Cuál elijo?")).toBeVisible();
  await button(page, "Marcar como leído «Sillas de coche»").click();
  await expect(page.getByText("Mensaje marcado como leído")).toBeVisible();
  await page.getByRole("link", { name: "Sin leer", exact: true }).click();
  await expect(page.getByText("Sillas de coche")).toHaveCount(0);

  await page.getByRole("link", { name: "Todos", exact: true }).click();
  await page.getByText("Sillas de coche").first().click();
  await page.getByRole("link", { name: "Eliminar «Sillas de coche»" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Mensaje eliminado")).toBeVisible();
  await expect(page.getByText("Sillas de coche")).toHaveCount(0);
});

test("another administrator loses the permissions at once", async ({ page, site, browser }) => {
  await enter(page, site);
  const other = await browser.newContext({ baseURL: site.origin });
  await enterAsAdmin(other, site, { email: OTHER, type: "contributor" });
  expect((await other.request.get("/admin")).status()).toBe(200);

  await page.goto("/admin/usuarios");
  await page.getByRole("link", { name: `Retirar permisos de ${OTHER}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar permisos" }).click();
  await expect(page.getByText("Permisos retirados")).toBeVisible();
  await expect(page.getByText("Sin permisos")).toBeVisible();
  await other.request.get("/admin", { maxRedirects: 0 }).then((answer) => {
    expect(answer.status()).not.toBe(200);
  });
  await other.close();

  await page.goto("/admin/historial");
  await expect(page.getByText("Retiró los permisos")).toBeVisible();
  await page.getByLabel("Qué").selectOption({ label: "Contenido" });
  await button(page, "Filtrar").click();
  await expect(page).toHaveURL(/accion=contenido/);
  await expect(page.getByText("Retiró los permisos")).toHaveCount(0);
  await page.getByLabel("Qué").selectOption({ label: "Cuentas y permisos" });
  await button(page, "Filtrar").click();
  await expect(page.getByText("Retiró los permisos")).toBeVisible();
});

test("a new password and the end of the other sessions", async ({ page, site, context }) => {
  test.setTimeout(60_000);
  const first = new FormBrowser(site, "127.0.0.1");
  await register(site, first, OWNER);
  await first.signIn(OWNER);
  const second = new FormBrowser(site, "127.0.0.1");
  await second.signIn(OWNER);
  const value = second.jar.get("sesion") ?? "";
  await context.addCookies([{ name: "sesion", value, url: site.origin }]);

  await page.goto("/admin/profile");
  await button(page, "Cerrar las demás sesiones").click();
  await expect(page.getByText("Se han cerrado las demás sesiones")).toBeVisible();
  expect((await first.get("/admin")).status).toBe(302);

  const password = page.getByRole("textbox", { name: "Contraseña", exact: true });
  await password.fill("Otra-nube-9-verde");
  await password.press("Enter");
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  const third = new FormBrowser(site, "127.0.0.1");
  await third.signIn(OWNER, PASSWORD);
  expect((await third.get("/admin")).status).toBe(302);
  await third.signIn(OWNER, "Otra-nube-9-verde");
  expect((await third.get("/admin")).status).toBe(200);
});

test("a product that was withdrawn cannot be bought", async ({ page, site }) => {
  await enter(page, site);
  const sql = site.sql();
  sql
    .prepare(`insert into productos
      (id, title, titulo_folded, slug, category, rating, price, imageurl, estado, created_at, updated_at)
      values ('B0PRUEBA01', 'Cuna Ágil', 'cuna agil', 'cuna-agil', 'mobiliario', 4, '99 €',
        'https://ejemplo.es/cuna.jpg', 'published', ?, ?)`)
    .run(AT, AT);
  await page.goto("/producto/cuna-agil");
  const buy = page.getByRole("main").getByRole("link", { name: /Amazon/ });
  await expect(buy.first()).toBeVisible();

  await page.goto("/admin/productos/B0PRUEBA01/evidencia");
  await page.getByLabel("Estado de venta").selectOption({ label: "Retirado" });
  await page.getByLabel("Motivo").fill("El arnés puede soltarse.");
  await button(page, "Guardar Cambios").click();
  await expect(page.getByText("Evidencia y estado de venta guardados")).toBeVisible();
  await page.goto("/producto/cuna-agil");
  await expect(page.getByText("El arnés puede soltarse.").first()).toBeVisible();
  await expect(buy).toHaveCount(0);
});
