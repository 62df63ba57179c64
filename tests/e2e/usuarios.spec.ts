import { type BrowserContext, expect, type Page } from "@playwright/test";
import { mailTo } from "../support/browser";
import { enterAsAdmin, test } from "../support/own-site";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

const OWNER = "ana@ejemplo.es";
const OTHER = "luis@ejemplo.es";

/** Signs both people in with verified addresses, the second as a contributor. */
async function joinBoth(page: Page, site: Site, other: BrowserContext): Promise<void> {
  await enterAsAdmin(page.context(), site, { email: OWNER });
  await enterAsAdmin(other, site, { email: OTHER, type: "contributor" });
  site.sql().exec(`insert into credenciales (user_id, password_hash, verified_at, updated_at)
    select id, 'x', created_at, created_at from profiles`);
}

/** Presses an action beside the other person, and answers the question with yes. */
async function change(page: Page, action: string, answer = action): Promise<void> {
  const to = action === "Cerrar sesiones" ? "de" : "a";
  await page.getByRole("link", { name: `${action} ${to} ${OTHER}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(OTHER);
  await question.getByRole("button", { name: answer }).click();
}

const statusOf = async (context: BrowserContext, target: string) =>
  (await context.request.get(target, { maxRedirects: 0 })).status();

const personOf = (page: Page, email: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: email }) });

test("a person is signed out, made main admin, loses the permissions and is deleted", async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: site.origin });
  await joinBoth(page, site, other);
  await page.goto("/admin/usuarios");
  await expect(personOf(page, OWNER)).toContainText("Admin principal");
  await expect(personOf(page, OWNER).getByRole("link")).toHaveText(["Ir a mi perfil"]);
  await expect(personOf(page, OTHER)).toContainText("Admin colaborador");
  expect(await statusOf(other, "/admin")).toBe(200);
  expect(await statusOf(other, "/admin/usuarios")).toBe(403);

  await change(page, "Cerrar sesiones");
  await expect(page.getByText("Sesiones cerradas")).toBeVisible();
  expect(await statusOf(other, "/admin")).toBe(302);
  await mailTo(site, OTHER, /Se han cerrado tus sesiones/);

  await change(page, "Hacer principal", "Hacer administrador principal");
  await expect(page.getByText("Nuevo administrador principal")).toBeVisible();
  await expect(personOf(page, OTHER)).toContainText("Admin principal");
  await mailTo(site, OTHER, /administrador principal/);
  await enterAsAdmin(other, site, { email: OTHER });
  expect(await statusOf(other, "/admin/usuarios")).toBe(200);

  await change(page, "Retirar permisos");
  await expect(page.getByText("Permisos retirados")).toBeVisible();
  await expect(personOf(page, OTHER)).toContainText("Sin permisos");
  expect(await statusOf(other, "/admin")).toBe(302);
  await mailTo(site, OTHER, /Ya no administras/);

  await change(page, "Eliminar", "Eliminar la cuenta");
  await expect(page.getByText("Cuenta eliminada")).toBeVisible();
  await expect(personOf(page, OTHER)).toHaveCount(0);
  await mailTo(site, OTHER, /se ha eliminado/);
  await other.close();
});

test("whoever withdraws rights decides about what that person has planned", async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: site.origin });
  await joinBoth(page, site, other);
  const due = { programado_at: "2099-12-24T09:30:00.000Z", programado_por: OTHER };
  const plan = (slug: string) =>
    addRows(site, "paginas", { slug, titulo: `Página ${slug}`, estado: "draft", ...due });
  const ask = () => page.getByRole("link", { name: `Retirar permisos a ${OTHER}` }).click();
  const question = page.getByRole("alertdialog");
  plan("tomada");
  await page.goto("/admin/usuarios");
  await ask();
  await expect(question).toContainText("«Página tomada» (24 dic 2099, 10:30)");
  await question.getByLabel("Publicarlos a su hora, a mi nombre").check();
  await question.getByRole("button", { name: "Retirar permisos" }).click();
  await expect(page.getByText("Permisos retirados")).toBeVisible();
  await page.goto("/admin/paginas");
  await expect(page.getByText("Programado para el 24 dic 2099, 10:30")).toBeVisible();
  await other.close();
});
