import { expect, type Page } from "@playwright/test";
import { appCode } from "../support/app-code";
import { mailTo, PASSWORD } from "../support/browser";
import { test } from "../support/own-site";
import type { Site } from "../support/site";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const EMAIL = "Correo electrónico";

/** @returns the mailed link */
async function askForAccess(page: Page, site: Site, email: string): Promise<string> {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Registrarse" }).click();
  await page.getByLabel(EMAIL).fill(email);
  const password = page.getByLabel("Contraseña", { exact: true });
  await password.fill(PASSWORD);
  // Enter signs up, although the button that suggests a password comes first in the form.
  await password.press("Enter");
  await expect(page.getByText("Solicitud de administrador enviada")).toBeVisible();
  const mail = await mailTo(site, email, /Verifica/);
  return /\/auth\/verificar\?token=\S+/.exec(mail)?.[0] ?? "";
}

async function signUp(page: Page, site: Site, email: string) {
  await page.goto(await askForAccess(page, site, email));
  await button(page, "Verificar mi correo").click();
  await expect(page.getByText("Email verificado correctamente.")).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel(EMAIL).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, "Iniciar Sesión").click();
}

async function signOut(page: Page) {
  await button(page, "Cerrar sesión").click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** Writes a code in two groups, as apps show it. */
const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

async function enterCode(page: Page, label: string, code: string) {
  await page.getByLabel(label).pressSequentially(code);
  await button(page, "Verificar").click();
}

test("two people join, and a second factor guards the first", { tag: "@core" }, async ({
  page,
  site,
  context,
}) => {
  const hasScript = test.info().project.name === "script";
  await signUp(page, site, "ana@ejemplo.es");
  await expect(page.getByText("concedido como administrador principal.")).toBeVisible();
  await signIn(page, "ana@ejemplo.es");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Inicio de sesión exitoso")).toBeVisible();

  await page.goto("/admin/profile");
  await page.getByRole("link", { name: "Activar la verificación en dos pasos" }).click();
  await button(page, "Empezar").click();
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  const secret = (await page.locator("code").first().textContent())?.replaceAll(" ", "") ?? "";
  const link = page.getByRole("link", { name: "Abrir en tu aplicación" });
  expect(await link.getAttribute("href")).toContain(`secret=${secret}`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  if (hasScript) await button(page, "Copiar la clave").click();
  const told = (text: string) => expect(page.getByText(text)).toBeVisible({ visible: hasScript });
  await told("Copiado al portapapeles");
  await page.getByLabel("Nombre (opcional)").fill("Móvil de Ana");
  // The code of the step before is used, as one of this step could not be used again to sign in.
  await enterCode(page, "Código de verificación", inGroups(appCode(secret, -30)));
  const shown = page.getByRole("main").locator("li code");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  if (hasScript) await button(page, "Copiar todos").click();
  await told("Códigos de recuperación copiados al portapapeles");
  await button(page, "He guardado mis códigos de recuperación").click();
  await expect(page.getByRole("dialog")).toContainText("completada exitosamente");
  await expect(page.locator("dialog:modal")).toHaveCount(hasScript ? 1 : 0);
  await page.getByRole("link", { name: "Ir al panel de administración" }).click();
  await signOut(page);

  await signIn(page, "ana@ejemplo.es");
  await expect(page.getByRole("heading", { name: "Verificación en dos pasos" })).toBeVisible();
  await enterCode(page, "Código de verificación", inGroups(appCode(secret)));
  await expect(page).toHaveURL(/\/admin$/);
  await signOut(page);

  await signUp(page, site, "eva@ejemplo.es");
  await expect(page.getByText("ha sido enviada para aprobación.")).toBeVisible();
  await signIn(page, "eva@ejemplo.es");
  await expect(page.getByRole("heading", { name: "Permisos insuficientes" })).toBeVisible();
  await signOut(page);

  await signIn(page, "ana@ejemplo.es");
  await page.getByRole("link", { name: "Usar un código de recuperación" }).click();
  await enterCode(page, "Código de recuperación", codes[0] ?? "");
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/requests");
  await page.getByRole("link", { name: /^Aprobar/ }).click();
  await button(page, "Aprobar a eva@ejemplo.es").click();
  await expect(page.getByText("Solicitud aprobada correctamente")).toBeVisible();
  await expect(page.getByText("No hay solicitudes pendientes")).toBeVisible();
  await signOut(page);

  await signIn(page, "eva@ejemplo.es");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("link", { name: /Solicitudes/ })).toHaveCount(0);
  await page.goto("/admin/requests");
  await expect(page.getByText("Acceso restringido: Solo los administradores")).toBeVisible();
  await signOut(page);

  await signIn(page, "ana@ejemplo.es");
  await page.getByRole("link", { name: "Usar un código de recuperación" }).click();
  await enterCode(page, "Código de recuperación", codes[0] ?? "");
  await expect(page.getByRole("alert").getByText("Código inválido")).toBeVisible();
  await button(page, "Cancelar").click();
  await expect(button(page, "Iniciar Sesión")).toBeVisible();
});

test("the problems of a form, and what was typed, stay where a link to a field is followed", async ({
  page,
}) => {
  await page.goto("/auth?modo=registro");
  await page.getByLabel(EMAIL).fill("sin-arroba");
  await button(page, "Registrarse").click();
  await page.getByRole("alert").getByRole("link", { name: "Ingresa un correo" }).click();
  await expect(page).toHaveURL(/#campo-email$/);
  await expect(page.getByRole("alert")).toContainText("Ingresa un correo electrónico válido");
  await expect(page.getByLabel(EMAIL)).toHaveValue("sin-arroba");
});

test("a suggested password is strong, seen and sent", async ({ page }) => {
  await page.goto("/auth?modo=registro");
  await page.getByLabel(EMAIL).fill("ana@ejemplo.es");
  await button(page, "Generar contraseña segura").click();
  const made = (await page.locator("output code").textContent()) ?? "";
  expect(made).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z\d\s]).{12}$/);
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue(made);
  await expect(page.getByLabel(EMAIL)).toHaveValue("ana@ejemplo.es");
  await button(page, "Registrarse").click();
  await expect(page.getByText("Solicitud de administrador enviada")).toBeVisible();
});

test("a link that another browser asked for takes the password that is chosen with it", async ({
  page,
  site,
  context,
}) => {
  const link = await askForAccess(page, site, "ana@ejemplo.es");
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Elige tu contraseña" })).toBeVisible();
  await button(page, "Verificar mi correo").click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("La contraseña debe tener al menos 8 caracteres");
  await button(page, "Generar contraseña segura").click();
  const made = (await page.locator("output code").textContent()) ?? "";
  const password = page.getByLabel("Contraseña", { exact: true });
  await expect(password).toHaveValue(made);
  await password.press("Enter");
  await expect(page.getByText("Email verificado correctamente.")).toBeVisible();
  await signIn(page, "ana@ejemplo.es");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(made);
  await button(page, "Iniciar Sesión").click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a forgotten password is chosen anew by mail, which signs nobody in", async ({
  page,
  site,
}) => {
  await signUp(page, site, "ana@ejemplo.es");
  await page.goto("/auth");
  await page.getByRole("link", { name: "He olvidado mi contraseña" }).click();
  await page.getByLabel(EMAIL).fill("ana@ejemplo.es");
  await button(page, "Enviar el enlace").click();
  const mail = await mailTo(site, "ana@ejemplo.es", /contraseña/);
  await page.goto(/\/auth\/restablecer\?token=\S+/.exec(mail)?.[0] ?? "");
  const password = page.getByLabel("Contraseña nueva", { exact: true });
  await password.fill("Otra-Nube-9-roja");
  await password.press("Enter");
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("Debes iniciar sesión para acceder")).toBeVisible();
});
