import { expect } from "@playwright/test";
import { openConsejos } from "../support/open-consejos";
import { adminTest, test } from "../support/own-site";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";

adminTest(
  "the message after a form waits under the pointer and while it has the focus",
  async ({ page, site }) => {
    addRows(site, "mensajes", {});
    await page.clock.install();
    await page.goto("/admin/mensajes", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /Marcar como leído/ }).click();
    const toast = page.locator("[data-aviso]");
    await expect(toast).toBeVisible();
    const close = toast.getByRole("button", { name: "Cerrar aviso" });
    await toast.hover();
    await close.focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(30_000);
    await expect(close).toBeFocused();
    await toast.hover();
    await close.blur();
    await page.clock.fastForward(30_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(30_000);
    await expect(toast).toHaveCount(0);
  },
);

test("what a deletion would lose is heard with the way back, and what a form led to where readers listen", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(["", ""]);
  const listening = await status.elementHandles();
  await (await rowLink(page, "Eliminar Dormir")).press("Enter");
  const cancel = page.getByRole("alertdialog").getByRole("link", { name: "Cancelar" });
  await expect(cancel).toBeFocused();
  await expect(cancel).toHaveAccessibleDescription(/Se quitará «Dormir» del sitio/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const told = page.getByText("El consejo ha sido eliminado exitosamente.");
  await expect(told).toBeVisible();
  const isHeard = (place: (typeof listening)[number]) =>
    place.evaluate((element) => element.textContent?.includes("eliminado exitosamente"));
  expect(await Promise.all(listening.map(isHeard))).toContain(true);
});

test("the message of a page that came with it is said again once script runs", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const status = document.querySelector("main > [role=status]");
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const { textContent } of addedNodes) said.push(textContent ?? "");
        }
      }).observe(status as Element, { childList: true });
    });
  });
  await page.goto("/admin/consejos/C1", { waitUntil: "networkidle" });
  await page.getByLabel("Extracto").fill("Corto");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual([expect.stringContaining("actualizado exitosamente")]);
});
