import { type BrowserContext, expect, type Page } from "@playwright/test";
import { mailTo } from "../support/browser";
import { enterAsAdmin, test } from "../support/own-site";
import { press, remark } from "../support/shared-draft";

const LOLA = "lola@ejemplo.es";
const LUIS = "luis@ejemplo.es";
const LIST = "/admin/consejos?q=siestas";

/** Opens the draft's form from the desk, which lists drafts that wait. */
async function openFromPanel(page: Page): Promise<void> {
  await page.goto("/admin", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: /Siestas cortas/ }).click();
  await expect(page.getByRole("heading", { name: "Editar Artículo" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

const own = (context: BrowserContext) => context.newPage();

test("a writer's draft is remarked on, corrected and published by somebody else", async ({
  page,
  site,
  browser,
}) => {
  await enterAsAdmin(page.context(), site, { email: LOLA, type: "writer" });
  const [second, reader] = await Promise.all([
    browser.newContext({ baseURL: site.origin, javaScriptEnabled: false }),
    browser.newContext({ baseURL: site.origin, javaScriptEnabled: false }),
  ]);
  await enterAsAdmin(second, site, { email: LUIS, type: "contributor" });

  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toHaveCount(0);
  await page.getByLabel("Título").fill("Siestas cortas");
  await page.locator("#campo-categoria").selectOption("sueno");
  await page.getByLabel("Dirección de la imagen").fill("https://ejemplo.es/siesta.jpg");
  await page.getByLabel("Contenido", { exact: true }).fill("Una siesta dura poco.\nO mucho.");
  await press(page, "Guardar y seguir");
  await expect(page.getByRole("heading", { name: "Editar Artículo" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await press(page, "Enlace para compartir");
  await expect(page.getByText("Copia ahora el enlace")).toBeVisible();
  const shared = await own(reader);
  const link = page.url();
  await remark(shared, link, "¿Cuánto es poco?", "Una siesta dura poco.");
  await remark(shared, link, "<b>Falta</b> https://ejemplo.es", "Todo el texto");

  await openFromPanel(page);
  const remarks = page.getByRole("region", { name: "Observaciones" });
  await expect(remarks.getByRole("listitem")).toHaveCount(2);
  await expect(remarks).toContainText("Línea 1: «Una siesta dura poco.»");
  await expect(remarks).toContainText("<b>Falta</b> https://ejemplo.es");
  await expect(remarks.getByRole("link")).toHaveCount(0);
  await page.getByLabel("Contenido", { exact: true }).fill("Una siesta dura 20 minutos.");
  await remarks.getByRole("button", { name: /^Hecha.*poco/ }).click();
  await expect(remarks.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByLabel("Contenido", { exact: true })).toHaveValue(
    "Una siesta dura 20 minutos.",
  );
  await page.waitForLoadState("networkidle");
  await press(page, "Guardar y seguir");
  await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Nota para quien revise").fill("¿Va bien?");
  await press(page, "Pedir revisión");
  await expect(page.getByText("Revisión pedida")).toBeVisible();
  expect(await mailTo(site, LUIS, /Por revisar: Siestas cortas/)).toContain("¿Va bien?");

  const desk = await own(second);
  await openFromPanel(desk);
  await expect(desk.getByText(`${LOLA} pidió revisión`)).toContainText("«¿Va bien?»");
  await press(desk, "Publicar");
  await expect(desk.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();
  expect(await mailTo(site, LOLA, /Publicado: Siestas cortas/)).toContain(
    "/consejos/siestas-cortas",
  );
  expect(await statusOf(page, "/consejos/siestas-cortas")).toBe(200);
  await shared.goto(link);
  await expect(shared.getByText("Este borrador ya no se enseña")).toBeVisible();
  await page.goto(LIST);
  await expect(page.locator(".chip", { hasText: "Publicado" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Eliminar/ })).toHaveCount(0);
});
