import { once } from "node:events";
import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import type { Site } from "../support/site";

test.beforeEach(async ({ context, site }) => {
  await enterAsAdmin(context, site);
  const at = "2026-01-02T10:00:00.000Z";
  site.sql().exec(`insert into consejos (id, slug, titulo, titulo_folded, imagen, categoria, fecha,
      contenido, estado, created_at, updated_at)
    values ('C1', 'dormir', 'Dormir', 'dormir', 'https://ejemplo.es/a.jpg', 'sueno', '${at}',
      'Texto', 'published', '${at}', '${at}')`);
});

async function stop(site: Site): Promise<void> {
  site.process.kill("SIGKILL");
  await once(site.process, "exit");
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const NO_ANSWER = "El sitio no contesta, no hay conexión o el envío es demasiado grande";

for (const [list, opener, label, button] of [
  ["consejos", "Editar Dormir", "Título", "Guardar Cambios"],
  ["consejos", "Añadir Consejo", "Título", "Crear Artículo"],
  ["categorias", "Añadir Categoría", "Nombre", "Crear Categoría"],
] as const) {
  test(`a dialog whose server is gone keeps its words and says so (${opener})`, async ({
    page,
    site,
  }) => {
    await page.goto(`/admin/${list}`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: opener }).click();
    const words = dialogOf(page).getByLabel(label).first();
    await words.fill("Dormir de un tirón");
    for (const each of await dialogOf(page).locator("[required]").all()) {
      if ((await each.inputValue()) !== "") continue;
      const isList = await each.evaluate((field) => field instanceof HTMLSelectElement);
      await (isList ? each.selectOption({ index: 1 }) : each.fill("Un texto."));
    }
    await stop(site);
    await dialogOf(page).getByRole("button", { name: button }).last().click();
    await expect(dialogOf(page).getByRole("alert")).toContainText(NO_ANSWER);
    await expect(words).toHaveValue("Dormir de un tirón");
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(page.getByRole("link", { name: opener })).toBeAttached();
  });
}

test("a dialog that got no answer is sent again once the server is back", async ({
  page,
  site,
}) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Editar Dormir" }).click();
  await dialogOf(page).getByLabel("Título").first().fill("Dormir de un tirón");
  const save = dialogOf(page).getByRole("button", { name: "Guardar Cambios" }).last();
  const sent = /\/admin\/consejos\/C1\.data/;
  await page.route(sent, (route) => route.abort("connectionrefused"));
  await save.click();
  await expect(dialogOf(page).getByRole("alert")).toContainText(NO_ANSWER);
  await page.unroute(sent);
  // A web server in front that answers in the place of ours has not stored it either.
  await page.route(sent, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await save.click();
  await expect(dialogOf(page).getByRole("alert")).toContainText(NO_ANSWER);
  await page.unroute(sent);
  await save.click();
  await expect(dialogOf(page)).toHaveCount(0);
  const stored = site.sql().prepare("select titulo from consejos").pluck().all();
  expect(stored).toEqual(["Dormir de un tirón"]);
});

test("a question whose server is gone says so, and its list stays", async ({ page, site }) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Eliminar Dormir" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await stop(site);
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(question.getByRole("alert")).toContainText(NO_ANSWER);
  await expect(page.getByRole("link", { name: "Eliminar Dormir" })).toBeAttached();
});
