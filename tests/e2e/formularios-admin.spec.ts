import { expect, type Locator, type Page } from "@playwright/test";
import { adminJourney, adminTest, enterAsAdmin, test } from "../support/own-site";

const PHONE = { width: 390, height: 844 };
/** Some twenty letters of a field. */
const READABLE = 220;

const widthOf = async (control: Locator) => (await control.boundingBox())?.width ?? 0;

/** The error summary, from above; it has the focus. */
async function summary(page: Page): Promise<string[]> {
  const box = page.locator("#resumen");
  await expect(box).toBeFocused();
  return box.getByRole("link").allTextContents();
}

adminJourney("a refused form opens at what is wrong, in its own order", {}, async ({ page }) => {
  await page.goto("/admin/productos/nuevo");
  // A draft is asked for its title alone.
  await page.locator("#campo-estado").selectOption("published");
  await page.getByLabel("Fecha de la revisión").fill("2999-01-01");
  await page.getByRole("button", { name: "Crear Producto" }).last().click();
  expect(await summary(page)).toEqual([
    "El título es obligatorio",
    "La categoría es obligatoria",
    "La imagen es obligatoria",
    "La valoración es obligatoria",
    "La fecha de la revisión no es válida o está en el futuro",
  ]);

  await page.goto("/admin/ajustes");
  await page.getByLabel("Redes sociales").fill("hola");
  await page.getByLabel("Horas que se muestra un precio").fill("nunca");
  await page.getByRole("button", { name: "Guardar los ajustes" }).click();
  expect(await summary(page)).toEqual([
    "Escribe una dirección completa en cada línea, que empiece por https://",
    "Escribe un número de horas, 0 o más",
  ]);

  await page.goto("/admin/profile");
  await page.getByLabel("Contraseña nueva", { exact: true }).fill("corta");
  await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  expect(await summary(page)).toEqual(["La contraseña debe tener al menos 8 caracteres"]);

  await page.getByRole("button", { name: "Generar contraseña segura" }).click();
  await expect(page.getByText("Contraseña sugerida")).toBeInViewport();
});

adminTest("a phone leaves room for words beside the buttons", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/productos/nuevo");
  expect(await widthOf(page.getByLabel("Ventajas"))).toBeGreaterThan(READABLE);

  await page.getByLabel("Título", { exact: true }).fill("Cuna");
  await page.getByLabel("Categoría", { exact: true }).selectOption("mobiliario");
  await page.getByLabel("Valoración", { exact: true }).fill("4");
  await page.getByLabel("Dirección de la imagen").first().fill("https://ejemplo.es/a.jpg");
  await page.getByRole("button", { name: "Crear Producto" }).last().click();
  await page.goto("/admin/productos");
  expect(await widthOf(page.getByLabel("Categoría nueva"))).toBeGreaterThan(READABLE);

  await page
    .getByLabel(/^Seleccionar/)
    .first()
    .check();
  await page.getByRole("button", { name: "Pasar a borrador" }).click();
  await expect(page.getByText("Dejará de verse en el sitio")).toBeVisible();
});

adminTest("what cannot be deleted says what to do instead", async ({ page }) => {
  await page.goto("/admin/categorias/cat-habitacion-bebe/eliminar");
  await expect(
    page.getByText("No se puede eliminar una categoría que tiene subcategorías"),
  ).toBeVisible();
  await expect(page.getByText("Elimina antes sus subcategorías")).toBeVisible();
  await expect(page.getByText(/se quitará|desde la papelera/i)).toHaveCount(0);
});

test("who has an account can be read on a tablet", async ({ page, site, context }) => {
  await enterAsAdmin(context, site);
  await enterAsAdmin(context, site, { email: "colabora@ejemplo.es", type: "contributor" });
  await enterAsAdmin(context, site);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admin/usuarios");
  const name = page.getByRole("heading", { name: "colabora@ejemplo.es" });
  expect(await widthOf(name)).toBeGreaterThan(READABLE);
});

adminTest("the name of a row is wide and high enough to be hit", async ({ page }) => {
  await page.goto("/admin/categorias");
  const name = page.getByRole("link", { name: "Alimentación", exact: true });
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

const NOT_FOLDED: readonly string[] | undefined = undefined;

for (const [noun, chosen, create, folded] of [
  ["productos", "draft", "Crear Producto", ["Más", "Guardar borrador", "Crear Producto"]],
  ["consejos", "published", "Crear Artículo", NOT_FOLDED],
  ["paginas", "published", "Crear Página", NOT_FOLDED],
] as const) {
  test(`a new row of ${noun} says beside its buttons what becomes of it`, async ({
    page,
    site,
    context,
  }) => {
    await enterAsAdmin(context, site);
    await page.goto(`/admin/${noun}/nuevo`);
    const fates = { published: "Se publicará", draft: "Quedará como borrador" };
    const says = async (estado: keyof typeof fates) => {
      const other = estado === "draft" ? "published" : "draft";
      await expect(page.getByText(fates[estado])).toBeVisible();
      await expect(page.getByText(fates[other])).toBeHidden();
    };
    await says(chosen);
    await page.locator("#campo-estado").selectOption("draft");
    await says("draft");
    await page.locator("#campo-estado").selectOption("published");
    await says("published");

    await page.setViewportSize(PHONE);
    const bar = page.getByRole("button", { name: create }).last().locator("..");
    const pressable = bar.locator("button:visible, a:visible, summary:visible");
    expect(folded && (await pressable.allTextContents())).toEqual(folded);
    const height = (await bar.boundingBox())?.height ?? 0;
    expect(!folded || height < PHONE.height / 6, `${height} px`).toBe(true);
    if (folded) await bar.getByText("Más").click();
    await expect(bar.getByRole("link", { name: "Cancelar" })).toBeVisible();

    await page.getByLabel("Título", { exact: true }).fill("Cuna");
    await bar.getByRole("button", { name: "Guardar y seguir" }).click();
    await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
    await expect(page.locator("#campo-estado")).toHaveValue("draft");
    await page.locator("#campo-estado").selectOption("published");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
    const sql = `select count(*) from ${noun} where estado = 'published' and slug = 'cuna'`;
    expect(site.sql().prepare(sql).pluck().get()).toBe(0);
  });
}
