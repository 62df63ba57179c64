import { expect } from "@playwright/test";
import { adminJourney } from "../support/own-site";
import { uploadPicture } from "../support/photo";
import { pressMore } from "../support/press-more";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

const PICKS = ["ronda", "pluma", "duo", "sierra", "cabina"];

function addSillas(site: Site) {
  const category = String(site.sql().prepare("select slug from categorias limit 1").pluck().get());
  const sold = { category, price: "99,00 €", veredicto: "Cabe en un ascensor.", rating: 4.2 };
  addRows(site, "productos", ...PICKS.map((slug) => ({ slug, title: `Silla ${slug}`, ...sold })));
}

const TEXT = `Antes de elegir, mide **tu ascensor** y lee [cómo las comparamos](/comparativas), las [categorías](/categorias) y más [consejos](/consejos).
## La comparación
| Modelo | Peso |
|---|---|
| Ronda | 12,9 kg |
::aviso Un recién nacido va tumbado.
## Nuestras elecciones`;

adminJourney("a buying guide from its first line to its page", {}, async (on) => {
  const { page, site } = on;
  addSillas(site);
  await page.goto("/admin/consejos/nuevo", { waitUntil: "networkidle" });
  await page.getByLabel("Título", { exact: true }).fill("Las mejores sillas de paseo de 2026");
  await page.getByLabel("Slug", { exact: true }).fill("mejores-sillas");
  await page.locator("#campo-categoria").selectOption("sueno");
  await page.locator("#campo-estado").selectOption("draft");
  const text = page.getByLabel("Contenido", { exact: true });
  await text.fill(TEXT);
  await page.locator("summary", { hasText: "Firma y fuentes" }).click();
  await page.getByLabel("Fuentes").fill("Una fuente de prueba | https://ejemplo.es/sillas");
  await uploadPicture(page, "Una silla en la acera");
  for (const slug of PICKS) {
    await page.getByRole("button", { name: "Buscar para insertar" }).click();
    await page.getByLabel("Productos, artículos o imágenes").fill(`silla ${slug}`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Elección Silla ${slug}` }).click();
    await expect(text).toHaveValue(new RegExp(`::eleccion ${slug} \\| La mejor para…$`));
  }
  await page.getByRole("button", { name: "Buscar para insertar" }).click();
  await page
    .getByRole("button", { name: /^Imagen / })
    .first()
    .click();
  await expect(text).toHaveValue(/!\[\]\(\/media\/[0-9a-f]+\)$/);

  const preview = page.locator("#vista-previa");
  const showsByItself = await preview.isVisible();
  if (showsByItself) await preview.locator("summary").click();
  else await page.getByRole("button", { name: "Ver cómo queda" }).click();
  await expect(preview.getByRole("heading", { name: "Nuestra selección" })).toBeVisible();
  await expect(preview.getByRole("article")).toHaveCount(5);

  await page.getByRole("button", { name: "Crear Artículo" }).click();
  await expect(page.getByText("El artículo ha sido creado exitosamente.")).toBeVisible();
  expect((await page.request.get("/consejos/mejores-sillas")).status()).toBe(404);
  const edit = page.getByRole("link", { name: "Editar Las mejores sillas de paseo de 2026" });
  await edit.click();
  await expect(page.getByRole("heading", { name: "Editar Artículo" })).toBeVisible();
  // Presses the dialog's button, as the list behind it has one of that name too.
  await pressMore(page, "Publicar");
  await expect(page.getByText("El artículo ha sido actualizado exitosamente.")).toBeVisible();

  await page.goto("/consejos/mejores-sillas");
  await expect(page.getByRole("heading", { name: "Nuestra selección" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ver en Amazon/ })).toHaveCount(5);
  await expect(page.getByRole("cell", { name: "12,9 kg" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Una fuente de prueba" })).toBeVisible();
  await expect(page.getByRole("main").getByAltText("Una silla en la acera").last()).toBeAttached();
  await page.getByRole("link", { name: /^Todo en / }).click();
  await expect(page).toHaveURL(/\/categoria\//);
  // On a phone the guides of a main category are folded.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole("heading", { name: "Nuestras guías" }).click();
  await page.getByRole("link", { name: "Las mejores sillas de paseo de 2026" }).click();
  await expect(page).toHaveURL(/\/consejos\/mejores-sillas$/);
});
