import { expect, type Page } from "@playwright/test";
import { mailTo, PASSWORD } from "../support/browser";
import { test } from "../support/own-site";
import { enterAsOwner, letTimePass } from "../support/owner";

const OWNER = "ana@ejemplo.es";
const NEW = "ana.nueva@ejemplo.es";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function proveIdentity(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Confirma que eres tú" })).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, "Confirmar").click();
}

test("settings typed with an old proof stay in their form while it asks for the password", async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site);
  letTimePass(site);
  await page.goto("/admin/ajustes");
  await page.getByLabel("Etiqueta de afiliado").fill("otra-21");
  await page.getByLabel(/Una franja/).check();
  await page.getByLabel("Lema").fill("Martes, de 10 a 12");
  await button(page, "Guardar los ajustes").click();
  await page.getByRole("link", { name: /confirma que eres tú/ }).click();
  const password = page.getByLabel("Contraseña", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("Otra-9-nube-verde");
  await button(page, "Confirmar y guardar").click();
  await expect(page.getByRole("alert")).toContainText("La contraseña o el código no son correctos");
  await expect(page.getByLabel("Etiqueta de afiliado")).toHaveValue("otra-21");
  await password.fill(PASSWORD);
  await button(page, "Confirmar y guardar").click();
  await expect(page.getByText("Ajustes guardados")).toBeVisible();
  await expect(page.getByLabel("Lema")).toHaveValue("Martes, de 10 a 12");
  expect(await mailTo(site, OWNER, /Cambio importante/)).toContain("Ahora: otra-21");
});

test("another address is asked for, proven by its mailbox and told to the old one", async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site);
  letTimePass(site);
  await page.goto("/admin/profile");
  await page.getByRole("link", { name: "Confirmar que eres tú para cambiar tu correo" }).click();
  await proveIdentity(page);
  await expect(page).toHaveURL(/\/admin\/profile#correo$/);

  const address = page.getByLabel("Dirección nueva");
  await address.fill(OWNER);
  await button(page, "Cambiar el correo").click();
  await expect(page.getByText("Error: Esa es la dirección que ya tienes")).toBeVisible();
  await address.fill(NEW);
  await button(page, "Cambiar el correo").click();
  await expect(page.getByText("Te hemos enviado un enlace")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(NEW);
  expect(await mailTo(site, OWNER, /Se ha pedido cambiar/)).toContain("no vale hasta que se");

  const mail = await mailTo(site, NEW, /Confirma tu dirección nueva/);
  const link = /\/auth\/cambiar-correo\?token=\S+/.exec(mail)?.[0] ?? "";
  await page.goto(link);
  await button(page, "Usar esta dirección").click();
  await expect(page.getByText("Correo cambiado")).toBeVisible();
  expect(await mailTo(site, OWNER, /ha cambiado/)).toContain("otra dirección");

  await page.goto(link);
  await expect(page.getByRole("alert").last()).toContainText("el enlace ya se ha usado");
  await page.goto("/auth");
  await page.getByLabel("Correo electrónico").fill(NEW);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, "Iniciar Sesión").click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/profile");
  await expect(page.getByRole("main")).toContainText(NEW);
});

test("the only main admin's account stays; with a second one it can go", async ({ page, site }) => {
  await enterAsOwner(page, site);
  await page.goto("/admin/profile");
  await page.getByRole("link", { name: "Eliminar mi cuenta" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  await expect(page.getByText("Es la única cuenta de administrador principal")).toBeVisible();

  site.sql().exec(`
    insert into profiles (id, email, is_admin, admin_type, created_at, updated_at)
      select 'eva', 'eva@ejemplo.es', 1, 'main_admin', created_at, updated_at from profiles;
    insert into credenciales (user_id, password_hash, verified_at, updated_at)
      select 'eva', password_hash, verified_at, updated_at from credenciales;`);
  letTimePass(site);
  await page.goto("/admin/profile?eliminar=cuenta");
  await question.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  await proveIdentity(page);
  await expect(question).toBeInViewport();
  await question.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  await expect(page.getByText("Tu cuenta se ha eliminado")).toBeVisible();
  await mailTo(site, OWNER, /Tu cuenta se ha eliminado/);

  await page.getByLabel("Correo electrónico").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, "Iniciar Sesión").click();
  await expect(page.getByRole("alert").last()).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("Debes iniciar sesión para acceder")).toBeVisible();
});
