import { expect, test } from "@playwright/test";
import { domainHere } from "../support/free-port";
import { enterAsAdmin } from "../support/own-site";
import { LEGAL_FIELDS } from "../support/owner";
import { startSite } from "../support/site";

test("an owner meets a site in preparation, signs in and opens it with the legal data, or without and why", async ({
  page,
  context,
  browser,
}) => {
  const env = { ...(await domainHere()), DEMO: "0", LOG_LEVEL: "error" };
  const site = await startSite({ env });
  const stranger = await browser.newPage();
  const main = page.getByRole("main");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = async () => {
    await page.getByRole("button", { name: "Guardar los ajustes" }).click();
    await expect(page.getByText("Ajustes guardados")).toBeVisible();
  };

  await page.goto(`${site.origin}/consejos`);
  await expect(page.getByRole("heading", { name: "Sitio en preparación" })).toBeVisible();
  await page.getByRole("link", { name: "Inicia sesión" }).click();
  await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  await enterAsAdmin(context, site);
  await page.goto(`${site.origin}/admin`);
  await expect(page.getByRole("heading", { name: "El sitio está en preparación" })).toBeVisible();
  await page.getByRole("link", { name: "Completar los datos legales" }).click();

  await field("Motivo para abrir así").fill("no");
  await page.getByRole("button", { name: "Guardar los ajustes" }).click();
  await expect(main.getByRole("alert")).toContainText("Di por qué, con unas palabras");
  await field("Motivo para abrir así").fill("Es un sitio de la familia.");
  await save();
  await expect(main).toContainText("Motivo anotado: «Es un sitio de la familia.»");
  await stranger.goto(`${site.origin}/`);
  await expect(stranger.getByRole("contentinfo")).toBeVisible();

  await field("Motivo para abrir así").fill("");
  await save();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Sitio en preparación" })).toBeVisible();
  for (const [label, text] of Object.entries(LEGAL_FIELDS)) await field(label).fill(text);
  await save();
  await stranger.reload();
  await expect(stranger.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Versiones anteriores" }).click();
  await page.goto(`${page.url()}?v=2`);
  await expect(main).toContainText("Es un sitio de la familia.");
  await stranger.close();
  await site.stop();
});
