import { expect } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { adminTest } from "../support/own-site";

adminTest("who is asked whether to leave, and stays, may send the form again", async ({ page }) => {
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  await page.getByLabel("Título").pressSequentially("Dormir");
  const { letGo, count } = await holdRequests(page, /\/auth\/salir/);
  const leave = page.getByRole("button", { name: "Cerrar sesión" }).first();
  for (const _ of ["once", "twice"]) {
    const asked = page.waitForEvent("dialog");
    const clicked = leave.click();
    await (await asked).dismiss();
    await clicked;
    await expect(page.getByLabel("Título")).toHaveValue("Dormir");
  }
  expect(count()).toBe(0);
  page.once("dialog", (question) => question.accept());
  letGo();
  await leave.click();
  await page.waitForURL("**/auth");
});
