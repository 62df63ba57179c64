import { expect } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { enterAsAdmin, test } from "../support/own-site";

test("the menu changes screens in one document and shows an outline while it waits", async ({
  page,
  site,
}) => {
  await enterAsAdmin(page.context(), site);
  await page.goto("/admin", { waitUntil: "networkidle" });
  const { letGo } = await holdRequests(page, "**/admin/consejos.data*");
  const menu = page.getByRole("navigation", { name: "Administración" });
  await menu.getByRole("link", { name: "Consejos" }).click();
  await expect(page.locator("[data-esqueleto] .panel > div")).toHaveCount(5);
  await expect(page.getByText("Cargando…")).toHaveCount(1);
  letGo();
  await expect(page.getByRole("heading", { name: "Administrar Consejos" })).toBeFocused();
  await expect(page.locator("[data-esqueleto]")).toHaveCount(0);
});
