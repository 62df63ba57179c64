import { expect } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";

test("Ctrl+B folds the sidebar, except where somebody writes", async ({ page, site, context }) => {
  await enterAsAdmin(context, site);
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  const unfold = page.getByRole("button", { name: "Desplegar el menú" });
  await page.getByLabel("Buscar artículos...").press("Control+b");
  await expect(unfold).toHaveCount(0);
  await page.locator("main").press("Control+b");
  await expect(unfold).toBeVisible();
  await page.locator("main").press("Meta+b");
  await expect(unfold).toHaveCount(0);
});
