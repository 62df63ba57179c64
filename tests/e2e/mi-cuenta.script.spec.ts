import { expect } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { adminTest } from "../support/own-site";

adminTest(
  "a new password that is sent by two clicks goes once, and leaves its sender signed in",
  async ({ page }) => {
    await page.goto("/admin/profile");
    await page
      .getByRole("textbox", { name: "Contraseña nueva", exact: true })
      .fill("Otra-9-nube-verde");
    await page.getByRole("button", { name: "Mostrar contraseña", exact: true }).click();
    await expect(
      page.getByRole("button", { name: "Ocultar contraseña", exact: true }),
    ).toBeVisible();
    const held = await holdRequests(
      page,
      /\/admin\/profile/,
      (request) => request.method() === "POST",
    );
    const button = page.getByRole("button", { name: "Cambiar la contraseña" });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    // Clicks by position, because a locator waits for the page to which the first click leads.
    const press = () => page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await press();
    await expect.poll(held.count).toBe(1);
    await press();
    held.letGo();
    await expect(page.getByText("Contraseña cambiada")).toBeVisible();
    expect(held.count()).toBe(1);
  },
);
