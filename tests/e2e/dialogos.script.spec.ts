import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { WITH_MOTION } from "../support/motion";
import { openConsejos } from "../support/open-consejos";
import { test } from "../support/own-site";
import { rowLink } from "../support/row-link";

test.use(WITH_MOTION);

const QUESTION = "Hay cambios sin guardar. ¿Quieres descartarlos?";

/** Keeps all posts waiting until they are let go. */
const holdPosts = (page: Page) =>
  holdRequests(page, /\/admin\//, (request) => request.method() === "POST");

test("a form opens over its list by keyboard, closes with Escape, and the focus is where it was", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  const opener = page.getByRole("link", { name: "Añadir Consejo" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Crear Nuevo Artículo" });
  await expect(dialog.getByLabel("Título")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("what was typed is not thrown away without a word", async ({ page, site }) => {
  await openConsejos(page, site);
  const opener = page.getByRole("link", { name: "Editar Dormir" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Editar Artículo" });
  const title = dialog.getByLabel("Título");
  await expect(title).toBeFocused();
  await page.keyboard.type("Bien ");

  const question = page.getByRole("alertdialog", { name: QUESTION });
  const stay = question.getByRole("button", { name: "Seguir editando" });
  await page.keyboard.press("Escape");
  await expect(stay).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(title).toBeFocused();
  const ways = [dialog.getByRole("link", { name: "Cancelar" }), dialog.getByText("Cerrar")];
  for (const way of ways) {
    await way.click();
    await expect(stay).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
  }
  await expect(title).toHaveValue(/Bien/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar cambios" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  // On the form's own page, and not in a dialog, the browser itself asks.
  await page.goto("/admin/consejos/C1", { waitUntil: "networkidle" });
  await page.getByLabel("Título").pressSequentially("Otra vez ");
  const asked = new Promise<string>((resolve) => {
    page.once("dialog", (question) => {
      resolve(question.type());
      void question.dismiss();
    });
  });
  await page.getByRole("link", { name: "Ver el sitio" }).click();
  expect(await asked).toBe("beforeunload");
  await expect(page.getByLabel("Título")).toHaveValue(/Otra vez/);
});

test("a form is sent once, says so meanwhile, and stays open when it is refused", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  await page.getByRole("link", { name: "Editar Dormir" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Editar Artículo" });
  await dialog.getByLabel("Contenido", { exact: true }).fill("");
  await dialog.getByLabel("Título").press("Enter");
  await expect(dialog.locator("[data-errores]")).toBeFocused();
  await dialog.getByRole("link", { name: "El contenido es obligatorio" }).press("Enter");
  await expect(dialog.getByLabel("Contenido", { exact: true })).toBeFocused();
  await page.keyboard.type("Otro texto");
  const { letGo, count } = await holdPosts(page);
  await dialog.getByLabel("Título").press("Enter");
  await expect(dialog.getByRole("button", { name: "Guardando..." })).toBeVisible();
  await dialog.getByLabel("Título").press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  letGo();
  await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(count()).toBe(1);
});

test("the question before a deletion begins at the way back, and leaves the focus on the page", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  const opener = await rowLink(page, "Eliminar Dormir");
  await opener.press("Enter");
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeFocused();
  const { letGo } = await holdPosts(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Eliminando..." })).toBeDisabled();
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeDisabled();
  letGo();
  await expect(page.getByText("El consejo ha sido eliminado exitosamente.")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a dialog opens again also before the browser has told that it was closed", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  const opener = await rowLink(page, "Eliminar Dormir");
  await opener.click();
  const question = page.getByRole("alertdialog", { name: "¿Estás seguro?" });
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeFocused();
  await opener.evaluate((link: HTMLElement) => {
    document.querySelector("dialog")?.close();
    link.click();
  });
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("on its own page the question is not left while the deletion is on its way", async ({
  page,
  site,
}) => {
  await openConsejos(page, site);
  await page.goto("/admin/consejos/C1/eliminar", { waitUntil: "networkidle" });
  const { letGo } = await holdPosts(page);
  // Runs within the page, because a test cannot ask a page that is being left.
  const said = await page.evaluate(async () => {
    const part = (selector: string) => document.querySelector<HTMLElement>(`main form ${selector}`);
    part("button")?.click();
    await new Promise((resolve) => setTimeout(resolve));
    part("a")?.click();
    return part("a")?.getAttribute("aria-disabled");
  });
  expect(said).toBe("true");
  letGo();
  await expect(page.getByText("El consejo ha sido eliminado exitosamente.")).toBeVisible();
});

test("a form whose sending was stopped can be left or sent again", async ({ page, site }) => {
  await openConsejos(page, site);
  await page.clock.install();
  await page.goto("/admin/consejos/C1/eliminar", { waitUntil: "networkidle" });
  // An answer without content is like a stopped request: the page stays as it was.
  await page.route("**/eliminar", (route) => route.fulfill({ status: 204 }));
  const question = page.locator("main form");
  await question.getByRole("button").click();
  await expect(question.getByRole("button")).toHaveText("Eliminando...");
  await page.clock.fastForward(20_000);
  await expect(question.getByRole("button")).toHaveText("Eliminar");
  await question.getByRole("link", { name: "Cancelar" }).click();
  await expect(page).toHaveURL(/\/admin\/consejos$/);
});
