import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { adminTest as test } from "../support/own-site";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";

test.beforeEach(async ({ site }) => {
  for (const [orden, id] of ["Cuna", "Luz", "Manta", "Silla"].entries()) {
    addRows(site, "productos", { id, title: id });
    const relation = { producto_id: "Cuna", producto_relacionado_id: id, orden };
    if (id !== "Cuna") addRows(site, "productos_relacionados", relation);
  }
});

/** Keeps the posts to this address waiting until they are let go. */
const holdAnswer = (page: Page, path: RegExp) =>
  holdRequests(page, path, (request) => request.method() === "POST");

const related = (page: Page) =>
  page.getByRole("region", { name: "Productos relacionados" }).getByRole("listitem");

test("a question stays open while the switch pressed before it is answered", async ({ page }) => {
  await page.goto("/admin/productos", { waitUntil: "networkidle" });
  const { letGo } = await holdAnswer(page, /\/admin\/productos/);
  const toggle = page.getByRole("switch", { name: "Destacar Cuna" });
  await toggle.click();
  await (await rowLink(page, "Eliminar Luz")).click();
  const cancel = page.getByRole("alertdialog").getByRole("link", { name: "Cancelar" });
  await expect(cancel).toBeFocused();
  letGo();
  await expect(page.getByText("Producto marcado como destacado.")).toBeAttached();
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeChecked();
});

/** Moves a row and opens a question before the answer comes, which must not close it. */
async function expectQuestionToStay(page: Page): Promise<void> {
  const { letGo } = await holdAnswer(page, /\/admin\/relaciones/);
  await page.getByRole("button", { name: "Bajar Luz" }).press("Enter");
  await page.getByRole("link", { name: "Quitar Luz" }).press("Enter");
  const cancel = page.getByRole("alertdialog").getByRole("link", { name: "Cancelar" });
  await expect(cancel).toBeFocused();
  letGo();
  await expect(related(page)).toHaveText([/Manta/, /Luz/, /Silla/]);
  await expect(page).toHaveURL(/#relacion-Luz$/);
  await expect(cancel).toBeFocused();
}

test("a question stays open and keeps the focus while the row behind it moves", async ({
  page,
}) => {
  await page.goto("/admin/relaciones?sel=Cuna", { waitUntil: "networkidle" });
  await expectQuestionToStay(page);
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("a question over a list that was searched stays open, too", async ({ page }) => {
  await page.goto("/admin/relaciones?sel=Cuna", { waitUntil: "networkidle" });
  await page.getByLabel("Buscar productos...").fill("u");
  await page.getByLabel("Buscar productos...").press("Enter");
  await expect(page).toHaveURL(/q=u/);
  await page.waitForLoadState("networkidle");
  await expectQuestionToStay(page);
});

/** Lets the first form act at once, but holds its answer back until `letGo`. */
async function delayFirstAnswer(page: Page, path: RegExp) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      finish();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { letGo, done };
}

test("two rows pressed one after the other are shown as they stand then", async ({ page }) => {
  await page.goto("/admin/relaciones?sel=Cuna", { waitUntil: "networkidle" });
  const { letGo, done } = await delayFirstAnswer(page, /\/admin\/relaciones\.data/);
  await page.getByRole("button", { name: "Bajar Luz" }).press("Enter");
  await done;
  await page.getByRole("button", { name: "Subir Silla" }).press("Enter");
  await expect(page.locator("#relacion-Silla")).toBeFocused();
  letGo();
  await expect(related(page)).toHaveText([/Manta/, /Silla/, /Luz/]);
});

test("the limit is told to who marks two products in a hurry", async ({ page, site }) => {
  const titles = ["Uno", "Dos", "Tres", "Seis", "Ocho"];
  addRows(site, "productos", ...titles.map((title) => ({ title, destacado_home: 1 }) as const));
  await page.goto("/admin/productos", { waitUntil: "networkidle" });
  const { letGo, done } = await delayFirstAnswer(page, /\/admin\/productos\.data/);
  await page.getByRole("switch", { name: "Destacar Cuna" }).click();
  await done;
  await page.getByRole("switch", { name: "Destacar Luz" }).click();
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  letGo();
  await expect(page.getByRole("switch", { name: "Destacar Cuna" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Destacar Luz" })).not.toBeChecked();
});

test("a row whose button is pressed twice moves one place", async ({ page }) => {
  await page.goto("/admin/relaciones?sel=Cuna", { waitUntil: "networkidle" });
  const { letGo, count } = await holdAnswer(page, /\/admin\/relaciones/);
  await page.getByRole("button", { name: "Bajar Luz" }).dblclick();
  letGo();
  await expect(page.locator("#relacion-Luz")).toBeFocused();
  await expect(related(page)).toHaveText([/Manta/, /Luz/, /Silla/]);
  expect(count()).toBe(1);
});

test("a row that was moved takes the focus, also at the end and twice", async ({ page }) => {
  await page.goto("/admin/relaciones?sel=Cuna", { waitUntil: "networkidle" });
  const down = page.getByRole("button", { name: "Bajar Luz" });
  const row = page.locator("#relacion-Luz");
  await down.press("Enter");
  await expect(related(page)).toHaveText([/Manta/, /Luz/, /Silla/]);
  await expect(row).toBeFocused();
  await down.press("Enter");
  await expect(related(page)).toHaveText([/Manta/, /Silla/, /Luz/]);
  await expect(row).toBeFocused();
});
