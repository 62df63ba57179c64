import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import { sendMessage } from "../support/send-message";
import type { Site } from "../support/site";

const OWNER = "ana@ejemplo.es";
const OTHER = "luis@ejemplo.es";
const AT = "2026-01-02T10:00:00.000Z";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const enter = (page: Page, site: Site) => enterAsAdmin(page.context(), site, { email: OWNER });

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
  await expect(page.getByRole("link", { name: "Sin leer" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByText("No hay mensajes.")).toBeVisible();

  await page.getByRole("link", { name: "Todos", exact: true }).click();
  await page.getByText("Sillas de coche").first().click();
  await button(page, "Marcar como no leído «Sillas de coche»").click();
  await expect(page.getByText("Mensaje marcado como no leído")).toBeVisible();
  await page.getByRole("link", { name: "Sin leer", exact: true }).click();
  await page.getByRole("link", { name: "Eliminar «Sillas de coche»" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("El mensaje «Sillas de coche» de Eva se elimina");
  await question.getByRole("link", { name: "Cancelar" }).click();
  await expect(page.getByText("¿Cuál elijo?")).toBeVisible();
  await page.getByRole("link", { name: "Eliminar «Sillas de coche»" }).click();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Mensaje eliminado")).toBeVisible();
  await expect(page.getByText("No hay mensajes.")).toBeVisible();
});

test("the panel counts what there is to do, and leads there", async ({ page, site }) => {
  await enter(page, site);
  await page.goto("/admin");
  await expect(page.getByText("No hay contenidos ni mensajes pendientes.")).toBeVisible();
  await expect(page.getByText("El correo no está configurado")).toBeVisible();
  await expect(page.getByText("Todavía no hay ninguna copia de seguridad")).toBeVisible();

  site.sql().exec(`
    insert into categorias (id, nombre, nombre_folded, slug, oculta, created_at, updated_at)
      values ('o1', 'ninguna', 'ninguna', 'ninguna', 1, '${AT}', '${AT}');
    insert into productos (id, title, titulo_folded, slug, category, rating, estado, created_at, updated_at)
      values ('p-cuna', 'Cuna Ágil', 'cuna agil', 'cuna-agil', 'ninguna', 4, 'draft', '${AT}', '${AT}');
    insert into mensajes (id, name, email, subject, message, created_at)
      values ('m1', 'Eva', 'eva@ejemplo.es', 'Cunas', '¿Cuál elijo?', '${AT}');`);
  await page.goto("/admin");
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

test("the history is narrowed down by kind, person and day", async ({ page, site }) => {
  await enter(page, site);
  const insert = site.sql().prepare(`insert into audit_log
    (at, actor_id, actor_email, action, target, details) values (?, ?, ?, ?, 'x1', '{}')`);
  insert.run("2026-01-02T10:00:00.000Z", OWNER, OWNER, "administrador.retirado");
  insert.run("2026-02-03T10:00:00.000Z", OTHER, OTHER, "producto.editado");
  const main = page.getByRole("main");
  const filter = () => button(page, "Filtrar").click();
  await page.goto("/admin/historial");
  await expect(main).toContainText("2 anotaciones");

  await page.getByLabel("Qué").selectOption({ label: "Contenido" });
  await filter();
  await expect(page).toHaveURL(/accion=contenido/);
  await expect(main).toContainText("Editó un producto");
  await expect(main).not.toContainText("Retiró los permisos");
  await page.getByLabel("Qué").selectOption({ label: "Cuentas y permisos" });
  await filter();
  await expect(main).toContainText("Retiró los permisos");
  await expect(main).not.toContainText("Editó un producto");

  await page.getByLabel("Quién").fill("luis");
  await filter();
  await expect(main).toContainText("No hay anotaciones que coincidan.");
  await page.getByRole("link", { name: "Quitar los filtros" }).click();
  await expect(main).toContainText("2 anotaciones");
  await page.getByLabel("Desde").fill("2026-02-01");
  await page.getByLabel("Hasta").fill("2026-02-03");
  await filter();
  await expect(main).toContainText("1 anotación");
  await expect(main).toContainText("Editó un producto");
  await expect(page.getByLabel("Hasta")).toHaveValue("2026-02-03");
});
