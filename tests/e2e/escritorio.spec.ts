import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

const OWNER = "ana@ejemplo.es";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const enter = (page: Page, site: Site) => enterAsAdmin(page.context(), site, { email: OWNER });

test("a message is marked as read, and as unread again", async ({ page, site }) => {
  await enter(page, site);
  addRows(site, "mensajes", { subject: "Sillas de coche" });
  await page.goto("/admin");
  await page.getByRole("link", { name: /mensaje sin leer/ }).click();
  await button(page, "Marcar como leído «Sillas de coche»").click();
  await expect(page.getByText("Mensaje marcado como leído")).toBeVisible();
  await expect(page.getByText("No hay mensajes.")).toBeVisible();
  await page.getByRole("link", { name: "Todos", exact: true }).click();
  await page.getByText("Sillas de coche").first().click();
  await button(page, "Marcar como no leído «Sillas de coche»").click();
  await expect(page.getByText("Mensaje marcado como no leído")).toBeVisible();
});

test("the panel counts what there is to do, and leads there", async ({ page, site }) => {
  await enter(page, site);
  await page.goto("/admin");
  await expect(page.getByText("No hay contenidos ni mensajes pendientes.")).toBeVisible();
  const steps = page.getByRole("region", { name: "Hacer tuyo el sitio: 0 de 7" });
  await expect(steps.getByRole("link")).toHaveText([
    "Añade tu primer producto",
    "Completar los datos legales",
    "Categorías propias",
    "Correo que sale, probado",
    "Logotipo o icono",
    "Nombre propio",
    "Textos propios",
  ]);
  await expect(page.getByText("Todavía no hay ninguna copia de seguridad")).toBeVisible();

  addRows(site, "categorias", { nombre: "ninguna", oculta: 1 });
  addRows(site, "productos", { title: "Cuna Ágil", category: "ninguna", estado: "draft" });
  addRows(site, "mensajes", {});
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Añade tu primer producto" })).toHaveCount(0);
  await expect(page.getByText("Primer producto propio (hecho)")).toBeVisible();
  for (const text of [
    "mensaje sin leer",
    "producto sin ASIN de Amazon",
    "producto sin imagen",
    "producto en borrador",
  ]) {
    await expect(page.getByRole("link", { name: new RegExp(`^1 ?${text}`) })).toBeVisible();
  }
  await page.getByRole("link", { name: /producto con una categoría que no existe/ }).click();
  await expect(page.getByRole("link", { name: "Editar Cuna Ágil" })).toBeVisible();
});

test("a contributor's panel has only what they may do", async ({ page, site, context }) => {
  await enterAsAdmin(context, site, { email: "eva@ejemplo.es", type: "contributor" });
  await page.goto("/admin");
  const steps = page.getByRole("region", { name: "Hacer tuyo el sitio: 0 de 2" });
  await expect(steps.getByRole("link")).toHaveText([
    "Añade tu primer producto",
    "Categorías propias",
  ]);
  await expect(page.getByRole("main").locator('a[href*="/ajustes"]')).toHaveCount(0);
  await expect(page.getByText("etiqueta de afiliado")).toHaveCount(0);
});
