import { expect } from "@playwright/test";
import { enterAsAdmin, test as ownTest } from "../support/own-site";
import { type S3, startS3 } from "../support/s3";
import { startSite } from "../support/site";

const PAGE = "/admin/ajustes/copias";

const test = ownTest.extend<{ store: S3 }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  store: async ({}, use) => {
    const store = await startS3();
    await use(store);
    await store.stop();
  },
  site: async ({ emptySite, store }, use) => {
    const env = { DEMO: "0", LOG_LEVEL: "error", BACKUP_HOSTS: new URL(store.url).host };
    const site = await startSite({ env, from: emptySite });
    await use(site);
    await site.stop();
  },
});

test("an owner sends copies to a store, sees them there, and is warned once it is gone", async ({
  page,
  context,
  site,
  store,
}) => {
  test.setTimeout(180_000);
  await enterAsAdmin(context, site);
  await page.goto(PAGE);
  await page.getByRole("link", { name: "Llévalas también fuera de este servidor" }).click();
  const { origin } = new URL(store.url);
  await page.getByLabel("Dirección").fill(`${origin}/fotos`);
  await page.getByLabel("Región").fill("us-east-1");
  await page.getByLabel("Id de la clave").fill("S3RVER");
  await page.getByLabel("Secreto de la clave").fill("otro");
  await page.getByRole("button", { name: "Probar y guardar" }).click();
  await expect(page.getByRole("alert")).toContainText("el servidor no acepta esa clave");
  await expect(page.getByLabel("Dirección")).toHaveValue(`${origin}/fotos`);
  await page.getByLabel("Secreto de la clave").fill("S3RVER");
  await page.getByRole("button", { name: "Probar y guardar" }).click();
  await expect(page.getByText("Almacén probado y guardado")).toBeVisible();
  const sheet = page.getByRole("region", { name: "Para recuperar el sitio" });
  await expect(sheet).toContainText("restore s3://fotos");
  expect(await page.content()).not.toMatch(/"S3RVER:|secreto.*S3RVER/);

  await page.goto(PAGE);
  await page.getByRole("button", { name: "Probar ahora" }).click();
  await expect(page.getByText("El almacén funciona")).toBeVisible();
  await page.getByRole("button", { name: "Hacer copia ahora" }).click();
  await expect(async () => {
    await page.goto(PAGE);
    const there = page.getByRole("list").filter({ hasText: "sin las claves" });
    await expect(there.getByRole("listitem")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(store.names().some((name) => name.endsWith("manifest.sha256"))).toBe(true);

  await page.getByRole("button", { name: "Comprobar la copia de fuera" }).click();
  await expect(async () => {
    await page.goto(PAGE);
    await expect(page.getByText("está bien la copia")).toBeVisible({ timeout: 500 });
  }).toPass();

  await store.stop();
  await page.getByRole("button", { name: "Hacer copia ahora" }).click();
  await expect(async () => {
    await page.goto("/admin");
    const warning = page.getByText("Fallan las copias fuera del servidor.");
    await expect(warning).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(PAGE);
  await expect(page.getByText("El almacén de copias: no contesta").first()).toBeVisible();
  await store.start();
});
