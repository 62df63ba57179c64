import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { adminTest as test } from "../support/own-site";
import { addRows } from "../support/rows";

test.beforeEach(async ({ page, site }) => {
  const hidden = (slug: string, nombre: string) => ({ slug, nombre, oculta: 1 }) as const;
  addRows(site, "categorias", hidden("madera", "Juguetes de Madera"));
  addRows(site, "categorias", hidden("raros", "Carritos raros"));
  for (const slug of ["a", "b"]) addRows(site, "productos", { slug, category: "madera" });
  addRows(site, "productos", { slug: "c", category: "raros" });
  addRows(site, "tipos_consejo", hidden("cole", "cole"), hidden("ida", "ida"));
  addRows(site, "consejos", { slug: "c1", categoria: "cole" }, { slug: "c2", categoria: "ida" });
  await page.goto("/admin/categorias");
});

const section = (page: Page) => page.getByRole("region", { name: "Por decidir" });
const itemOf = (page: Page, name: string) =>
  section(page).getByRole("listitem").filter({ hasText: name });

test("hidden categories are named or merged, and then visitors see them", async ({
  page,
  site,
}) => {
  await expect(itemOf(page, "Juguetes de Madera")).toContainText("2 productos");
  const hasScript = test.info().project.name === "script";
  expect(hasScript ? await findViolations(page) : []).toEqual([]);
  expect((await site.fetch("/categoria/madera")).status).toBe(404);
  const producto = await (await site.fetch("/producto/a")).text();
  expect(producto).toContain("Juguetes de Madera");
  expect(producto).not.toContain("/categoria/madera");

  await page.getByRole("link", { name: "Poner nombre a Juguetes de Madera" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Madera");
  await page.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(page.getByText("Categoría actualizada")).toBeVisible();
  expect(await (await site.fetch("/producto/a")).text()).toContain('href="/categoria/madera"');

  await page.getByRole("link", { name: "Unir a otra la categoría Carritos raros" }).click();
  await expect(
    page.getByText("«Carritos raros» se unirá a la categoría que elijas:"),
  ).toBeVisible();
  await page.getByLabel("Mover 1 producto a").selectOption({ label: "Madera" });
  const form = page.locator("form").filter({ has: page.getByLabel("Mover 1 producto a") });
  await form.getByRole("button", { name: "Unir", exact: true }).click();
  await expect(
    page.getByRole("link", { name: "Unir a otra la categoría Carritos raros" }),
  ).toHaveCount(0);
  const moved = await site.fetch("/categoria/raros");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/categoria/madera"]);
});

test("hidden kinds of articles are shown under a name or merged", async ({ page, site }) => {
  await page.getByLabel("Nombre del tipo de artículo cole").fill("Vuelta al cole");
  await itemOf(page, "cole").getByRole("button", { name: "Mostrar" }).click();
  await expect(page.getByText("Tipo de artículo visible")).toBeVisible();
  await page.getByLabel("Tipo al que se une ida").selectOption({ label: "Vuelta al cole" });
  await itemOf(page, "ida").getByRole("button", { name: "Unir" }).click();
  await expect(page.getByText("Tipo de artículo unido")).toBeVisible();
  await expect(section(page).getByLabel(/tipo de artículo/i)).toHaveCount(0);
  expect(await (await site.fetch("/consejos?categoria=cole")).text()).toContain("2 artículos");
});
