import { expect, type Page } from "@playwright/test";
import { adminTest } from "../support/own-site";

/** One rem in pixels. */
const REM = 16;
const DAY_S = 24 * 60 * 60;

const widthOf = async (page: Page) => (await page.locator("aside").boundingBox())?.width;

adminTest("the sidebar folds to its icons, and stays so for a week", async ({ page, context }) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  await expect.poll(() => widthOf(page)).toBe(16 * REM);
  const saved = page.waitForResponse("**/preferencias");
  await page.getByRole("button", { name: "Plegar el menú" }).click();
  await expect.poll(() => widthOf(page)).toBe(3 * REM);
  await saved;
  const cookie = (await context.cookies()).find(({ name }) => name === "barra");
  const age = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(age / DAY_S)).toBe(7);

  await page.goto("/admin/categorias", { waitUntil: "networkidle" });
  expect(await widthOf(page)).toBe(3 * REM);
  const menu = page.getByRole("navigation", { name: "Administración" });
  // The warning sign beside the link has words for screen readers.
  await expect(menu.getByRole("link", { name: /Mi Perfil .*está desactivada/ })).toBeVisible();
  for (const link of await menu.getByRole("link").all()) {
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThan(2.5 * REM);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(3 * REM);
  }
  await page.getByRole("button", { name: "Desplegar el menú" }).click();
  await expect.poll(() => widthOf(page)).toBe(16 * REM);
});

adminTest("a small screen has the menu behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto("/admin", { waitUntil: "networkidle" });
  await expect(page.locator("aside")).toBeHidden();
  await page.locator("summary", { hasText: "Menú" }).click();
  const menu = page.getByRole("navigation", { name: "Administración" });
  expect((await menu.boundingBox())?.width).toBe(18 * REM);
});

adminTest("a tablet has the icons alone, each with its name", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });

  await page.goto("/admin", { waitUntil: "networkidle" });
  expect(await widthOf(page)).toBe(3 * REM);
  await expect(page.locator("summary", { hasText: "Menú" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Plegar el menú" })).toBeHidden();
  const link = page.locator("aside").getByRole("link", { name: "Productos" });
  await expect(link).toHaveAttribute("title", "Productos");
  await link.click();
  await expect(page).toHaveURL("/admin/productos");
});
