import { type CDPSession, expect, type Page } from "@playwright/test";
import { appCode } from "../support/app-code";
import { enrol, mailTo, PASSWORD } from "../support/browser";
import { test as ownSite } from "../support/own-site";
import { letTimePass, newOwner, takeSession } from "../support/owner";
import type { Site } from "../support/site";

const OWNER = "ana@ejemplo.es";
const USE = "Usar una llave de acceso";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const named = (site: Site) => site.origin.replace("127.0.0.1", "localhost");

/** Names the site by a domain, because passkeys do not work at a bare address. */
const test = ownSite.extend({ baseURL: ({ site }, use) => use(named(site)) });

/** Signs in the first person of a site, who has an authenticator app. */
async function enterWithApp(page: Page, site: Site) {
  const person = await newOwner(site);
  const app = await enrol(person);
  await takeSession(page, person, named(site));
  return app;
}

/** Adds a virtual device with a fingerprint reader, which a finger always touches. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function signOutAndIn(page: Page) {
  await button(page, "Cerrar sesión").click();
  await page.getByLabel("Correo electrónico").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, "Iniciar Sesión").click();
  await expect(page.getByRole("heading", { name: "Verificación en dos pasos" })).toBeVisible();
}

test("a passkey is added, lets in, proves who it is and is taken off", { tag: "@script" }, async ({
  page,
  site,
}) => {
  const { codes } = await enterWithApp(page, site);
  const { cdp, authenticatorId } = await plugIn(page);
  await page.goto("/admin/profile");
  const add = button(page, "Añadir la llave de acceso");
  await add.click();
  await expect(page.getByLabel("Nombre de la llave")).toBeFocused();
  await page.getByLabel("Nombre de la llave").fill("Portátil de Ana");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Llave de acceso añadida")).toBeAttached();
  await mailTo(site, OWNER, /Se ha añadido una llave de acceso/);
  const row = page.getByRole("listitem").filter({ hasText: "Portátil de Ana" });
  await expect(row).toContainText("Llave de acceso");
  await expect(page.getByText("Antes de desactivarla tienes que quitar")).toBeVisible();
  await page.getByLabel("Nombre de la llave").fill("La misma");
  await add.click();
  await expect(page.getByText("En este dispositivo ya tienes una llave")).toBeVisible();

  await signOutAndIn(page);
  await button(page, USE).click();
  await expect(page).toHaveURL(/\/admin$/);

  letTimePass(site);
  await page.goto("/admin/profile");
  await expect(row).toContainText("Usada");
  await row.getByRole("link", { name: /^Quitar/ }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("heading", { name: "Confirma que eres tú" })).toBeVisible();
  await button(page, USE).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, USE).click();
  await expect(page.getByText("Todavía no se ha hecho nada")).toBeAttached();

  // After the device is lost a recovery code lets in, and the passkey can be removed.
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await signOutAndIn(page);
  await page.getByRole("link", { name: "Usar un código de recuperación" }).click();
  await page.getByLabel("Código de recuperación").fill(codes[0] ?? "");
  await button(page, "Verificar").click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/profile");
  await row.getByRole("link", { name: /^Quitar/ }).click();
  await question.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("Llave de acceso quitada")).toBeAttached();
  await expect(row).toHaveCount(0);
  await mailTo(site, OWNER, /Se ha quitado una llave de acceso/);
  await signOutAndIn(page);
  await expect(button(page, USE)).toHaveCount(0);
});

test("settings that are protected take a passkey within their form", { tag: "@script" }, async ({
  page,
  site,
}) => {
  await enterWithApp(page, site);
  await plugIn(page);
  await page.goto("/admin/profile");
  await page.getByLabel("Nombre de la llave").fill("Portátil de Ana");
  await button(page, "Añadir la llave de acceso").click();
  await expect(page.getByText("Llave de acceso añadida")).toBeAttached();
  letTimePass(site);
  await page.goto("/admin/ajustes");
  await page.getByLabel("Etiqueta de afiliado").fill("otra-21");
  await page.getByLabel(/Una franja/).check();
  await button(page, "Guardar los ajustes").click();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, USE).click();
  await expect(page.getByText("Ajustes guardados")).toBeAttached();
  await expect(page.getByLabel("Etiqueta de afiliado")).toHaveValue("otra-21");
});

test("a passkey that does not answer leaves the code of the app", { tag: "@script" }, async ({
  page,
  site,
}) => {
  const { secret } = await enterWithApp(page, site);
  const { cdp, authenticatorId } = await plugIn(page);
  await page.goto("/admin/profile");
  await page.getByLabel("Nombre de la llave").fill("Portátil de Ana");
  await button(page, "Añadir la llave de acceso").click();
  await expect(page.getByText("Llave de acceso añadida")).toBeAttached();
  await signOutAndIn(page);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await button(page, USE).click();
  await expect(page.getByText("No se ha usado ninguna llave de acceso")).toBeVisible();
  await page.getByLabel("Código de verificación").fill(appCode(secret));
  await button(page, "Verificar").click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("without script the app is asked for, and the profile says what a passkey needs", {
  tag: "@noscript",
}, async ({ page, site }) => {
  const { secret } = await enterWithApp(page, site);
  site.sql().exec(`
    insert into llaves_de_acceso
      select 'l', id, 'AAAA', 'AAAA', 0, '', 'localhost', 'Portátil', created_at, null from profiles`);
  await page.goto("/admin/profile");
  await expect(page.getByText("Para añadirla hace falta JavaScript.")).toBeVisible();
  await expect(button(page, "Añadir la llave de acceso")).toBeHidden();
  await signOutAndIn(page);
  await expect(button(page, USE)).toBeHidden();
  await page.getByLabel("Código de verificación").fill(appCode(secret));
  await button(page, "Verificar").click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/profile");
  await page.getByRole("link", { name: "Quitar Portátil" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("Llave de acceso quitada")).toBeVisible();
});
