import { expect, type Locator, type Page } from "@playwright/test";
import { adminJourney, adminTest, enterAsAdmin, test } from "../support/own-site";
import { openMarked, pressMore } from "../support/press-more";
import { addRows } from "../support/rows";

const PHONE = { width: 390, height: 844 };
/** The width of a field that shows some twenty letters. */
const READABLE = 220;

const widthOf = async (control: Locator) => (await control.boundingBox())?.width ?? 0;

/** Reads the error summary, which must have the focus, from top to bottom. */
async function summary(page: Page): Promise<string[]> {
  const box = page.locator("#resumen");
  await expect(box).toBeFocused();
  return box.getByRole("link").allTextContents();
}

adminJourney("a refused form opens at what is wrong, in its own order", {}, async ({ page }) => {
  await page.goto("/admin/productos/nuevo");
  await page.getByLabel("Fecha de la revisión").fill("2999-01-01");
  // A draft needs only a title, but publishing needs all of these fields.
  await pressMore(page, "Publicar");
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
  await openMarked(page);
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
  const name = page.getByRole("link", { name: "Editar Alimentación", exact: true });
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

const FATES = { published: "Se publicará", draft: "Quedará como borrador" };

const says = async (page: Page, estado: keyof typeof FATES) => {
  const other = estado === "draft" ? "published" : "draft";
  await expect(page.getByText(FATES[estado])).toBeVisible();
  await expect(page.getByText(FATES[other])).toBeHidden();
};

for (const [noun, create] of [
  ["productos", "Crear Producto"],
  ["consejos", "Crear Artículo"],
  ["paginas", "Crear Página"],
] as const) {
  test(`a new row of ${noun} has one row of buttons, which says what becomes of it`, async ({
    page,
    site,
    context,
  }) => {
    await enterAsAdmin(context, site);
    await page.goto(`/admin/${noun}/nuevo`);
    const bar = page.locator(".form-bar");
    const pressable = bar.locator("button:visible, a:visible, summary:visible");
    const others = ["Cancelar", "Guardar y seguir", "Programar", "Publicar", "Guardar borrador"];
    expect(await pressable.allTextContents()).toEqual([...others, create]);
    const tops = await pressable.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
    expect(new Set(tops).size).toBe(1);

    await page.setViewportSize(PHONE);
    expect(await pressable.allTextContents()).toEqual(["Más", create]);
    expect((await bar.boundingBox())?.height).toBeLessThan(PHONE.height / 10);
    await bar.getByText("Más").click();
    expect((await pressable.allTextContents()).sort()).toEqual([...others, "Más", create].sort());
    for (const each of await pressable.all()) await expect(each).toBeInViewport({ ratio: 1 });

    await page.getByLabel("Título", { exact: true }).fill("Cuna");
    await bar.getByRole("button", { name: "Guardar y seguir" }).click();
    await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
    await says(page, "draft");
    const sql = `select count(*) from ${noun} where estado = 'published' and slug = 'cuna'`;
    expect(site.sql().prepare(sql).pluck().get()).toBe(0);
  });
}

for (const noun of ["consejos", "paginas"]) {
  adminTest(`the state chosen in a row of ${noun} says what becomes of it`, async ({ page }) => {
    await page.goto(`/admin/${noun}/nuevo`);
    await says(page, "published");
    await page.locator("#campo-estado").selectOption("draft");
    await says(page, "draft");
    await page.locator("#campo-estado").selectOption("published");
    await says(page, "published");
    await page.getByLabel("Título", { exact: true }).fill("Cuna");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
  });
}

adminTest("a product goes live and back by buttons alone", async ({ page, site }) => {
  addRows(site, "productos", { id: "P1", title: "Cuna", imageurl: "https://ejemplo.es/a.jpg" });
  const estado = () =>
    site.sql().prepare("select estado from productos where id = 'P1'").pluck().get();
  await page.goto("/admin/productos/P1");
  await says(page, "published");
  await expect(page.getByLabel("Estado")).toHaveCount(0);
  await page.getByLabel("Precio", { exact: true }).fill("9,90 €");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
  expect(estado()).toBe("published");
  await page.goto("/admin/productos/P1");
  await page.getByRole("button", { name: "Pasar a borrador" }).click();
  await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
  expect(estado()).toBe("draft");
  await page.goto("/admin/productos/P1");
  await says(page, "draft");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("Es un borrador: no se ve en el sitio.")).toBeVisible();
  expect(estado()).toBe("draft");
});

adminTest("a folded section opens at a problem in it, and at a link to it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/productos/nuevo");
  const slug = page.getByLabel("Slug", { exact: true });
  const store = page.getByLabel("Dirección del producto en esa tienda");
  await expect(slug).toBeHidden();
  await expect(store).toBeHidden();
  const index = page.getByRole("navigation", { name: "Apartados" });
  await index.getByRole("link", { name: "ASIN y otra tienda" }).click();
  await page.getByLabel("Otra tienda").fill("Cunas Sol");
  await page.getByLabel("Título", { exact: true }).fill("Cuna");
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  expect(await summary(page)).toEqual(["Falta la dirección del producto en esa tienda"]);
  await expect(store).toBeVisible();
  await expect(slug).toBeHidden();
  await index.getByRole("link", { name: "Ficha" }).click();
  await expect(index).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "Ficha", exact: true })).toBeInViewport();
});
