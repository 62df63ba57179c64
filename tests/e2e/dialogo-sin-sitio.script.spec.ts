import { once } from "node:events";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { adminTest as test } from "../support/own-site";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

test.beforeEach(async ({ site }) => {
  addRows(site, "consejos", { id: "C1", imagen: "https://ejemplo.es/a.jpg" });
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
  // A web server in front answers instead of the site, which has then stored nothing.
  await page.route(sent, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await save.click();
  await expect(dialogOf(page).getByRole("alert")).toContainText("ha contestado otro servidor");
  await page.unroute(sent);
  await save.click();
  await expect(dialogOf(page)).toHaveCount(0);
  const stored = site.sql().prepare("select titulo from consejos").pluck().all();
  expect(stored).toEqual(["Dormir de un tirón"]);
});

test("a dialog tells who refused it, and why", async ({ page, context }) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Editar Dormir" }).click();
  const words = dialogOf(page).getByLabel("Título").first();
  await words.fill("Dormir de un tirón");
  const save = dialogOf(page).getByRole("button", { name: "Guardar Cambios" }).last();
  const alert = dialogOf(page).getByRole("alert");
  const sent = /\/admin\/consejos\/C1\.data/;
  const nginx = "<html><body><center><h1>413 Request Entity Too Large</h1></center></body></html>";
  await page.route(sent, (route) => route.fulfill({ status: 413, body: nginx }));
  await save.click();
  await expect(alert).toContainText("el servidor que está delante del sitio no deja pasar envíos");
  await expect(alert).not.toContainText("conexión");
  await page.unroute(sent);
  // The site itself refuses a form that is too large, and then one from another origin.
  await page.route(sent, (route) => route.continue({ postData: `a=${"x".repeat(1_100_000)}` }));
  await save.click();
  await expect(alert).toContainText("El envío es demasiado grande. Reduce el texto o el archivo");
  await page.unroute(sent);
  const { origin } = new URL(page.url());
  await page.route(sent, async (route) => {
    const headers = { Origin: "https://otro.test", Cookie: await cookieOf(context, origin) };
    const form = { titulo: "Dormir" };
    await route.fulfill({
      response: await page.request.post(route.request().url(), { headers, form }),
    });
  });
  await save.click();
  await expect(alert).toContainText("La petición no viene de este sitio");
  await expect(words).toHaveValue("Dormir de un tirón");
});

async function cookieOf(context: BrowserContext, origin: string): Promise<string> {
  const cookies = await context.cookies(origin);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("a file that a web server in front refuses is told of in its dialog", async ({ page }) => {
  await page.goto("/admin/productos", { waitUntil: "networkidle" });
  await page
    .getByRole("link", { name: /Importar/ })
    .first()
    .click();
  const sent = /\/admin\/productos\/importar\.data/;
  await page.route(sent, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 413, body: "Too Large" })
      : route.continue(),
  );
  const buffer = Buffer.from("title,slug,category,imageurl,rating\n");
  await dialogOf(page)
    .getByLabel("Archivo CSV")
    .setInputFiles({ name: "uno.csv", mimeType: "text/csv", buffer });
  await expect(dialogOf(page).getByRole("alert")).toContainText("no deja pasar envíos tan grandes");
});

test("a question whose server is gone says so, and its list stays", async ({ page, site }) => {
  await page.goto("/admin/consejos", { waitUntil: "networkidle" });
  await (await rowLink(page, "Eliminar Dormir")).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await stop(site);
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(question.getByRole("alert")).toContainText(NO_ANSWER);
  await expect(page.getByRole("link", { name: "Eliminar Dormir" })).toBeAttached();
});
