import { expect, type Page } from "@playwright/test";
import { mailTo } from "../support/browser";
import { enterAsAdmin, test } from "../support/own-site";
import { addRows } from "../support/rows";
import { answersOf, press, remark } from "../support/shared-draft";

const LOLA = "lola@ejemplo.es";
const LUIS = "luis@ejemplo.es";
const GUIDE = { id: "c-guia", slug: "siestas-cortas", titulo: "Siestas cortas" };
const FORM = `/admin/consejos/${GUIDE.id}`;

async function open(page: Page): Promise<void> {
  await page.goto(FORM, { waitUntil: "networkidle" });
}

async function saveForLater(page: Page, text: string): Promise<void> {
  await open(page);
  await page.getByLabel("Contenido", { exact: true }).fill(text);
  await press(page, "Guardar para más tarde");
  await expect(page.getByText("El sitio sigue enseñando lo publicado.")).toBeVisible();
}

async function askForReview(page: Page, nota: string): Promise<void> {
  await open(page);
  await page.getByLabel("Nota para quien revise").fill(nota);
  await press(page, "Pedir revisión");
  await expect(page.getByText("Revisión pedida")).toBeVisible();
}

test("a public guide is rewritten by a writer, remarked on, returned, planned and published", async ({
  page,
  site,
  browser,
}) => {
  addRows(site, "consejos", {
    ...GUIDE,
    imagen: "https://ejemplo.es/siesta.jpg",
    contenido: "Lo de antes.",
  });
  await enterAsAdmin(page.context(), site, { email: LOLA, type: "writer" });
  const [second, reader] = await Promise.all([
    browser.newContext({ baseURL: site.origin, javaScriptEnabled: false }),
    browser.newContext({ baseURL: site.origin, javaScriptEnabled: false }),
  ]);
  await enterAsAdmin(second, site, { email: LUIS, type: "contributor" });
  const before = await answersOf(site);

  await open(page);
  for (const name of ["Guardar Cambios", "Publicar los cambios", "Pasar a borrador"]) {
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await saveForLater(page, "Primera frase.");
  await saveForLater(page, "Segunda frase.");
  await saveForLater(page, "Tercera frase.\nY otra más.");

  await open(page);
  await press(page, "Enlace para compartir");
  await expect(page.getByText("Copia ahora el enlace")).toBeVisible();
  const link = page.url();
  const shared = await reader.newPage();
  await remark(shared, link, "¿Tercera de cuántas?", "Tercera frase.");
  await remark(shared, link, "Falta la fuente", "Todo el texto");
  await askForReview(page, "¿Va bien?");
  expect(await mailTo(site, LUIS, /Por revisar: Siestas cortas/)).toContain("¿Va bien?");

  const desk = await second.newPage();
  await desk.goto("/admin");
  await desk.getByRole("link", { name: /Siestas cortas/ }).click();
  const remarks = desk.getByRole("region", { name: "Observaciones" });
  await expect(remarks.getByRole("listitem")).toHaveCount(2);
  await desk.getByLabel("Qué falta o hay que cambiar").fill("Falta la fuente.");
  await press(desk, "Devolver");
  await expect(desk.getByText("Borrador devuelto")).toBeVisible();
  expect(await mailTo(site, LOLA, /Devuelto: Siestas cortas/)).toContain("Falta la fuente.");

  await page.goto("/admin");
  await expect(page.getByText("Devuelto: «Falta la fuente.»")).toBeVisible();
  await saveForLater(page, "Tercera frase (AEP).");
  await askForReview(page, "Ya está.");
  expect(await answersOf(site)).toEqual(before);

  await open(desk);
  await desk.getByLabel("Publicar más tarde").fill("2090-03-28T10:30");
  await press(desk, "Programar los cambios");
  await expect(desk.getByText("Se publicarán solos a la hora elegida.")).toBeVisible();
  await open(page);
  await page.getByLabel("Contenido", { exact: true }).fill("Sin que nadie lo mire.");
  await press(page, "Guardar para más tarde");
  await expect(page.getByText("Tus permisos de redacción").first()).toBeVisible();
  expect(await answersOf(site)).toEqual(before);

  await open(desk);
  await press(desk, "Publicar los cambios");
  await expect(desk.getByText("El sitio enseña ya lo nuevo.")).toBeVisible();
  expect(await mailTo(site, LOLA, /Publicado: Siestas cortas/)).toContain(GUIDE.slug);
  expect(await (await fetch(`${site.origin}/consejos/${GUIDE.slug}`)).text()).toContain(
    "Tercera frase (AEP).",
  );
  expect((await fetch(link)).status).toBe(404);
});
