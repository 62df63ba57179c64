import { expect, type Locator, test } from "@playwright/test";
import { enterAsAdmin, readingTest } from "../support/own-site";
import { withoutToday } from "../support/without-today";

/** Compares what screen readers are given; `tests/hard/lector-pantalla.test.ts` hears one. */
async function expectTree(part: Locator, name: string) {
  const tree = withoutToday(await part.ariaSnapshot());
  expect(`${tree.replaceAll(/^ *- \/url: .*(\n|$)/gm, "")}\n`).toMatchSnapshot(`${name}.txt`);
}

test("the home page has its tree", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expectTree(page.locator("body"), "portada");
});

test("a product has its tree", async ({ page }) => {
  await page.goto("/producto/carrito-tilavia-ronda-3-en-1", { waitUntil: "networkidle" });
  await expect(page.getByRole("tab")).toHaveCount(3);
  await expectTree(page.getByRole("main"), "producto");
});

test("a search has its tree while it suggests", async ({ page }) => {
  await page.goto("/buscar", { waitUntil: "networkidle" });
  const search = page.getByRole("main").getByRole("search");
  await search.locator("[name=q]").fill("trona");
  await expect(search.getByRole("option")).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expectTree(search, "busqueda");
});

test("a form has its tree with what is wrong", async ({ page }) => {
  await page.goto("/contacto");
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page).toHaveTitle(/^Error/);
  await expectTree(page.getByRole("main"), "formulario");
});

readingTest(
  "a dialog has its tree, and so has the question behind it",
  async ({ page, context, site }) => {
    await enterAsAdmin(context, site);
    await page.goto("/admin/categorias", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Añadir Categoría" }).click();
    const dialog = page.getByRole("dialog").first();
    await dialog.getByLabel("Nombre").fill("Mecedoras");
    await expectTree(dialog, "dialogo");
    await page.keyboard.press("Escape");
    await expectTree(page.getByRole("alertdialog"), "pregunta");
  },
);
