import { expect } from "@playwright/test";
import { test as base, enterAsAdmin } from "../support/own-site";
import { type Site, startSite } from "../support/site";
import { startUnsplashApi, type UnsplashApi } from "../support/unsplash-api";

const test = base.extend<{ api: UnsplashApi; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  api: async ({}, use) => {
    const api = await startUnsplashApi();
    await use(api);
    api.close();
  },
  site: async ({ api }, use) => {
    const env = { UNSPLASH_ACCESS_KEY: "clave", UNSPLASH_API_URL: api.origin };
    const site = await startSite({ env: { DEMO: "0", LOG_LEVEL: "error", ...env } });
    await use(site);
    await site.stop();
  },
});

test("a search of photos leaves the focus where it was, and says what it found", async ({
  page,
  site,
  api,
  context,
}) => {
  await enterAsAdmin(context, site);
  await page.route("https://images.unsplash.com/**", (route) => route.abort());
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Elegir imagen" }).click();
  await expect(page.getByRole("heading", { name: "Buscar una foto" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const box = page.getByLabel("Palabra clave");
  const button = page.getByRole("button", { name: "Buscar", exact: true }).last();
  const found = page.getByRole("list", { name: "Fotos encontradas" }).getByRole("button");
  await expect(button).toBeDisabled();
  await box.fill("cuna");
  await box.press("Enter");
  await expect(page.getByText("6 fotos encontradas")).toBeAttached();
  await expect(found).toHaveCount(6);
  await expect(box).toBeFocused();

  api.mode = "empty";
  await box.fill("nada");
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(
    "No se encontraron imágenes. Intenta con otra palabra clave.",
  );
  await expect(button).toBeFocused();
});
