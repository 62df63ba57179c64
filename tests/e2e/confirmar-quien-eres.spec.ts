import { expect, type Page } from "@playwright/test";
import { enrol, Browser as FormBrowser, PASSWORD } from "../support/browser";
import { test } from "../support/own-site";
import { enterAsOwner, letTimePass, newOwner, takeSession } from "../support/owner";

const OWNER = "ana@ejemplo.es";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const question = (page: Page) => page.getByRole("alertdialog");

/** Proves who one is, on a page that names the act and then leads back to it. */
async function prove(page: Page, act: string, code?: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Confirma que eres tú" })).toBeVisible();
  await expect(page.getByText(`Lo pedimos antes de ${act}.`)).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  if (code) await page.getByLabel(/código/i).fill(code);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(page.getByText("Todavía no se ha hecho nada")).toBeAttached();
}

test("with an old sign-in, sessions are closed after the question is asked again", async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site);
  for (const network of ["127.0.0.2", "127.0.0.3"]) {
    await new FormBrowser(site, network).signIn(OWNER);
  }
  const sessions = page.locator("section", {
    has: page.getByRole("heading", { name: "Sesiones" }),
  });

  letTimePass(site);
  await page.goto("/admin/profile", { waitUntil: "networkidle" });
  await button(page, /^Cerrar la sesión de/)
    .first()
    .click();
  await prove(page, "cerrar una sesión");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await question(page).getByRole("button", { name: "Cerrar la sesión" }).click();
  await expect(page.getByText("Sesión cerrada", { exact: true })).toBeAttached();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);

  letTimePass(site);
  await button(page, "Cerrar las demás sesiones").click();
  await prove(page, "cerrar las demás sesiones");
  await question(page).getByRole("button", { name: "Cerrar las demás sesiones" }).click();
  await expect(page.getByText("Se han cerrado las demás sesiones")).toBeAttached();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
});

test("with an old sign-in, new codes are made and the second step ends after a question", async ({
  page,
  site,
}) => {
  const person = await newOwner(site);
  const { codes } = await enrol(person);
  await takeSession(page, person, site.origin);
  letTimePass(site);
  await page.goto("/admin/profile", { waitUntil: "networkidle" });
  await button(page, "Generar códigos nuevos").click();
  await prove(page, "generar códigos de recuperación nuevos", codes[0]);
  await question(page).getByRole("button", { name: "Generar códigos nuevos" }).click();
  await expect(page.getByText("Guárdalos ahora")).toBeVisible();
  const [code = ""] = await page.locator("main li code").allTextContents();

  letTimePass(site);
  await page.goto("/admin/profile", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: /^Desactivar/ }).click();
  await question(page).getByRole("button", { name: "Desactivar" }).click();
  await prove(page, "quitar una aplicación o una llave de acceso", code);
  await question(page).getByRole("button", { name: "Desactivar" }).click();
  await expect(page.getByText("MFA desactivado exitosamente")).toBeAttached();
  await expect(page.getByText("2FA Inactivo")).toBeVisible();
});
