import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { enterAsAdmin, test } from "../support/own-site";

const AT = "2026-01-02T10:00:00.000Z";

test.beforeEach(async ({ page, site, context }) => {
  await enterAsAdmin(context, site);
  const hidden = (id: string, nombre: string) =>
    `('${id}', '${nombre}', '${nombre.toLowerCase()}', '${id}', 1, '${AT}', '${AT}')`;
  const producto = (id: string, categoria: string) =>
    `('${id}', 'Cuna ${id}', 'cuna ${id}', '${id}', '${categoria}', 4, 'published', '${AT}', '${AT}')`;
  site.sql().exec(`
    insert into categorias (id, nombre, nombre_folded, slug, oculta, created_at, updated_at)
      values ${hidden("madera", "Juguetes de Madera")}, ${hidden("raros", "Carritos raros")};
    insert into productos (id, title, titulo_folded, slug, category, rating, estado, created_at, updated_at)
      values ${producto("a", "madera")}, ${producto("b", "madera")}, ${producto("c", "raros")};
    insert into tipos_consejo (id, nombre, slug, oculta) values ('cole', 'cole', 'cole', 1), ('ida', 'ida', 'ida', 1);
    insert into consejos (id, slug, titulo, titulo_folded, categoria, fecha, contenido, created_at, updated_at)
      values ('c1', 'c1', 'Uno', 'uno', 'cole', '${AT}', 'Texto', '${AT}', '${AT}'),
        ('c2', 'c2', 'Dos', 'dos', 'ida', '${AT}', 'Texto', '${AT}', '${AT}')`);
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
  if (test.info().project.name === "script") expect(await findViolations(page)).toEqual([]);
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
