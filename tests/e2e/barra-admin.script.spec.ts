import { expect } from "@playwright/test";
import { adminTest } from "../support/own-site";

adminTest("Ctrl+B folds the sidebar, except where somebody writes", async ({ page }) => {
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  const unfold = page.getByRole("button", { name: "Desplegar el menú" });
  await page.getByLabel("Título", { exact: true }).press("Control+b");
  await expect(unfold).toHaveCount(0);
  await page.locator("main").press("Control+b");
  await expect(unfold).toBeVisible();
  await page.locator("main").press("Meta+b");
  await expect(unfold).toHaveCount(0);
});

adminTest("Ctrl+B opens and closes the menu of a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Papelera" });
  await page.getByLabel("Título", { exact: true }).press("Control+b");
  await expect(link).toBeHidden();
  await page.locator("main").press("Control+b");
  await expect(link).toBeVisible();
  await link.press("Meta+b");
  await expect(link).toBeHidden();
  await expect(page.locator("summary", { hasText: "Menú" })).toBeFocused();
});
