import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, readingTest as test } from "../support/own-site";
import { addRows, saveAjustes } from "../support/rows";
import type { Site } from "../support/site";

/** Tests the layout of the admin's screens. */

const LONG_EMAIL = "una.persona.con.una.direccion.bastante.larga@correo.ejemplo.es";
const LONG_ADMIN = "ana.con.una.direccion.tambien.bastante.larga@correo.ejemplo.es";

const LONG_TITLE = "Almohada de embarazo Almenda Abrazo";

/** The longest name that a site may have. */
const LONG_NAME = "La casa de los bebés y familias de Alcal";
const LONG_WORD = "Otorrinolaringologicamentebebesyfamilias";

function fill(site: Site): void {
  const sql = site.sql();
  for (let n = 10; n < 40; n++) {
    addRows(sql, "productos", { id: `P${n}`, title: `Cuna de colecho ${n}`, estado: "draft" });
  }
  addRows(sql, "productos", { id: "B0DEMO0073", title: LONG_TITLE, estado: "draft" });
  addRows(sql, "productos_relacionados", { producto_id: "P10", producto_relacionado_id: "P11" });
  addRows(sql, "profiles", { id: "s", email: LONG_EMAIL });
  addRows(sql, "admin_requests", { user_id: "s", email: LONG_EMAIL });
  addRows(sql, "credenciales", { user_id: "s" });
  addRows(sql, "consejos", {
    titulo: "Despertares nocturnos: por qué pasan y qué ayuda",
    extracto:
      "Despertarse es parte del sueño. Causas más comunes según la edad, cómo responder a oscuras",
  });
}

let filled: Site | undefined;
// A worker may run tests of this file again, after other files.
test.beforeAll(({ sharedSite }) => {
  if (filled !== sharedSite) fill(sharedSite);
  filled = sharedSite;
});

test.beforeEach(({ context, site }) => enterAsAdmin(context, site));

async function open(page: Page, target: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(target);
}

for (const [width, height] of [
  // At 768 px the header has two rows, as for visitors; a third row would be higher.
  [768, 120],
  [1024, 76],
  [1280, 76],
] as const) {
  test(`an admin's own link has room in the header of the site (${width} px)`, async ({
    page,
    site,
  }) => {
    saveAjustes(site, { nombre: "Mimbre" });
    await open(page, "/categorias", width);
    const header = page.getByRole("banner");
    const menus = header.getByRole("navigation");
    const link = await menus.getByRole("link", { name: "Panel Admin" }).boundingBox();
    expect((link?.x ?? width) + (link?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(link?.height).toBeLessThan(45);
    expect((await header.boundingBox())?.height).toBeLessThan(height);
    const name = await header.getByRole("link", { name: "Mimbre" }).boundingBox();
    expect(name?.height).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const siteName of [LONG_NAME, LONG_WORD]) {
  test(`a long name of the site pushes nothing aside: ${siteName}`, async ({ page, site }) => {
    saveAjustes(site, { nombre: siteName });
    for (const width of [320, 390, 768, 1024, 1100, 1280]) {
      await open(page, "/categorias", width);
      const header = page.getByRole("banner");
      const home = await header.getByRole("link", { name: siteName }).boundingBox();
      const search = await header.locator("summary", { hasText: "Buscar" }).boundingBox();
      // The search is in the row of the name, wherever the menu stands.
      expect(search?.y, `${width} px`).toBeLessThan((home?.y ?? 0) + (home?.height ?? 0));
      expect(search?.x).toBeGreaterThanOrEqual((home?.x ?? 0) + (home?.width ?? 0));
      // On narrower screens the link stands in the menu.
      const own = header.getByRole("link", { name: "Panel Admin" });
      for (const link of width < 1024 ? [] : [own]) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0));
        expect(box?.x).toBeLessThan(search?.x ?? 0);
      }
      for (const screen of ["/categorias", "/admin", "/%ff"]) {
        await page.goto(screen);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(sideways, `${screen} at ${width} px`).toBe(width);
      }
    }
  });
}

for (const [list, width] of [
  ["/admin/productos", 1280],
  ["/admin/productos", 390],
  ["/admin/consejos", 390],
  ["/admin/categorias", 1280],
  ["/admin/categorias", 390],
] as const) {
  test(`what is seldom done to a row opens beside its button, in sight (${list}, ${width} px)`, async ({
    page,
  }) => {
    await open(page, list, width);
    const row = page
      .getByRole("row")
      .filter({ has: page.locator("summary") })
      .last();
    const more = row.locator("summary");
    await more.click();
    const remove = row.getByRole("link", { name: /^Eliminar / });
    await expect(remove).toBeInViewport({ ratio: 1 });
    const [button, link] = await Promise.all([more.boundingBox(), remove.boundingBox()]);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [1600, 2200]) {
  test(`a list is as wide as the screen, up to 1,400 px (${width} px)`, async ({ page }) => {
    await open(page, "/admin/productos", width);
    const table = await page.getByRole("table", { name: "Productos" }).boundingBox();
    expect(table?.width).toBeGreaterThan(1_200);
    expect(table?.width).toBeLessThanOrEqual(1_400);
  });
}

for (const width of [1024, 1280]) {
  test(`names of products have room beside what is related to one (${width} px)`, async ({
    page,
  }) => {
    await open(page, "/admin/relaciones?sel=P10", width);
    const name = page.getByRole("main").getByText("Cuna de colecho 20", { exact: true });
    expect((await name.boundingBox())?.width).toBeGreaterThan(100);
  });
}

test("labels of a row of filters stand in line", async ({ page }) => {
  await open(page, "/admin/historial", 1280);
  const tops = ["Quién", "Qué", "Desde"].map(async (name) =>
    Math.round((await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0),
  );
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

test("what is done to a row can be hit with a finger", async ({ page }) => {
  await open(page, "/admin/productos", 390);
  const row = page
    .getByRole("row")
    .filter({ has: page.locator("summary") })
    .first();
  const [title, more] = [row.getByRole("link", { name: /^Editar / }), row.locator("summary")];
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await more.click();
  const remove = row.getByRole("link", { name: /^Eliminar / });
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

for (const width of [1280, 390]) {
  test(`what can be done with marked rows is in sight as soon as one is marked (${width} px)`, async ({
    page,
  }) => {
    await open(page, "/admin/productos", width);
    const bar = page.getByRole("form", { name: "Cambios en los productos marcados" });
    await expect(bar).not.toBeInViewport();
    await page.getByRole("checkbox").first().check();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(180);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("a long address makes no long button", async ({ page }) => {
  await open(page, "/admin/requests?aprobar=r", 390);
  const button = page.getByRole("button", { name: `Aprobar a ${LONG_EMAIL}` });
  expect((await button.boundingBox())?.width).toBeLessThan(140);
});

for (const [target, width, height] of [
  // In this list a price field takes room from the name, so that rows are higher.
  ["/admin/productos", 1280, 90],
  ["/admin/productos", 1024, 190],
  ["/admin/productos", 768, 190],
  ["/admin/productos", 390, 110],
  ["/admin/consejos", 1280, 90],
  ["/admin/consejos", 1024, 210],
  ["/admin/consejos", 390, 110],
  ["/admin/categorias", 1280, 80],
  ["/admin/categorias", 1024, 160],
  ["/admin/categorias", 390, 130],
] as const) {
  test(`many rows of ${target} are in sight at once (${width} px)`, async ({ page }) => {
    await open(page, target, width);
    const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Editar" }) });
    await expect(rows).not.toHaveCount(0);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(height);
  });
}

test("what can be done with marked rows stands in one row", async ({ page }) => {
  await open(page, "/admin/productos", 1280);
  const bar = page.getByRole("form", { name: "Cambios en los productos marcados" });
  const tops = await bar
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

for (const width of [768, 1024]) {
  test(`names of the filters of a list have one line (${width} px)`, async ({ page }) => {
    await open(page, "/admin/productos", width);
    const label = page.getByText("Buscar por título o identificador");
    expect((await label.boundingBox())?.height).toBeLessThan(30);
  });
}

test("a trail of links begins where a title would", async ({ page }) => {
  await open(page, "/admin/productos", 1280);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  await page.goto("/admin/productos/nuevo");
  const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
  const first = await trail.getByRole("listitem").first().boundingBox();
  expect(Math.abs((first?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(8);
});

test("the button that signs out is as round as the menu's on a phone", async ({ page }) => {
  await open(page, "/admin", 390);
  const button = await page.getByRole("button", { name: "Cerrar sesión" }).boundingBox();
  expect([button?.width, button?.height]).toEqual([44, 44]);
});

for (const width of [590, 620, 767, 800]) {
  test(`what is decided on a request stands beside a long address (${width} px)`, async ({
    page,
  }) => {
    await open(page, "/admin/requests", width);
    const row = page.getByRole("row").nth(1);
    const address = await row.getByText(LONG_EMAIL, { exact: true }).boundingBox();
    const end = (address?.x ?? 0) + (address?.width ?? 0);
    for (const verb of ["Aprobar", "Rechazar"]) {
      const link = await row.getByRole("link", { name: verb }).boundingBox();
      expect(link?.x, verb).toBeGreaterThanOrEqual(end);
    }
  });
}

for (const [siteName, height] of [
  ["Mimbre", 44],
  // The heights of four lines and of five.
  [LONG_NAME, 110],
  [LONG_WORD, 138],
] as const) {
  test(`the name of the site keeps its room in the admin's bar: ${siteName}`, async ({
    page,
    site,
    context,
  }) => {
    saveAjustes(site, { nombre: siteName });
    await enterAsAdmin(context, site, { email: LONG_ADMIN });
    await page.goto("/admin");
    const bar = page.getByRole("banner");
    const name = bar.getByRole("link", { name: siteName });
    for (let width = 320; width <= 1280; width += 15) {
      await page.setViewportSize({ width, height: 800 });
      const box = await name.boundingBox();
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(height);
      const button = await bar.getByRole("button", { name: "Cerrar sesión" }).boundingBox();
      expect(button?.y, `${width} px`).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways).toBe(width);
    }
  });
}
