import { expect, type Page } from "@playwright/test";
import { enterAsAdmin, test } from "../support/own-site";
import type { Site } from "../support/site";

/** How things stand beside one another on the screens of an admin. */

const AT = "2026-01-02T10:00:00.000Z";
const LONG_EMAIL = "una.persona.con.una.direccion.bastante.larga@correo.ejemplo.es";

/** As long as the name of a site may be. */
const LONG_NAME = "La casa de los bebés y familias de Alcal";
const LONG_WORD = "Otorrinolaringologicamentebebesyfamilias";

function nameSite(site: Site, name: string): void {
  const sql = site.sql();
  sql
    .prepare("insert into ajustes (clave, valor, updated_at) values ('nombre', ?, ?)")
    .run(name, AT);
  sql.close();
}

function fill(site: Site): void {
  const sql = site.sql();
  const insert = sql.prepare(`insert into productos (id, title, titulo_folded, slug, category,
    rating, estado, created_at, updated_at)
    values (?, ?, lower(?), ?, 'mobiliario', 4, 'draft', '${AT}', '${AT}')`);
  for (let n = 10; n < 40; n++) {
    insert.run(`P${n}`, `Cuna de colecho ${n}`, `Cuna de colecho ${n}`, `cuna-${n}`);
  }
  sql.exec(`insert into productos_relacionados (producto_id, producto_relacionado_id)
    values ('P10', 'P11')`);
  sql
    .prepare("insert into profiles (id, email, created_at, updated_at) values ('s', ?, ?, ?)")
    .run(LONG_EMAIL, AT, AT);
  sql
    .prepare(
      "insert into admin_requests (id, user_id, email, requested_at, status) values ('r', 's', ?, ?, 'pending')",
    )
    .run(LONG_EMAIL, AT);
  sql.exec(`insert into credenciales (user_id, password_hash, verified_at, updated_at)
    values ('s', '', '${AT}', '${AT}')`);
  sql.close();
}

test.beforeEach(async ({ context, site }) => {
  fill(site);
  await enterAsAdmin(context, site);
});

async function open(page: Page, target: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(target);
}

for (const [width, height] of [
  // Two rows, as for visitors; a third would need more.
  [768, 120],
  [1024, 76],
  [1280, 76],
] as const) {
  test(`an admin's own link has room in the header of the site (${width} px)`, async ({ page }) => {
    await open(page, "/categorias", width);
    const header = page.getByRole("banner");
    const link = await header.getByRole("link", { name: "Panel Admin" }).boundingBox();
    expect((link?.x ?? width) + (link?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((await header.boundingBox())?.height).toBeLessThan(height);
    const name = await header.getByRole("link", { name: "Mimbre" }).boundingBox();
    expect(name?.height).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const siteName of [LONG_NAME, LONG_WORD]) {
  test(`a long name of the site pushes nothing aside: ${siteName}`, async ({ page, site }) => {
    nameSite(site, siteName);
    for (const width of [320, 390, 768, 1024, 1100, 1280]) {
      await open(page, "/categorias", width);
      const header = page.getByRole("banner");
      const home = await header.getByRole("link", { name: siteName }).boundingBox();
      const search = await header.locator("summary", { hasText: "Buscar" }).boundingBox();
      // In the row of the name, wherever the menu stands.
      expect(search?.y, `${width} px`).toBeLessThan((home?.y ?? 0) + (home?.height ?? 0));
      expect(search?.x).toBeGreaterThanOrEqual((home?.x ?? 0) + (home?.width ?? 0));
      if (width >= 1024) {
        const link = await header.getByRole("link", { name: "Panel Admin" }).boundingBox();
        expect(link?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0));
        expect(link?.x).toBeLessThan(search?.x ?? 0);
      }
      for (const screen of ["/categorias", "/admin"]) {
        await page.goto(screen);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(sideways, `${screen} at ${width} px`).toBe(width);
      }
    }
  });
}

test("what is done to a row stands in one row where there is room", async ({ page }) => {
  await open(page, "/admin/productos", 1280);
  const row = page.getByRole("row").nth(1);
  const [edit, remove] = await Promise.all(
    ["Editar", "Eliminar"].map((verb) => row.getByRole("link", { name: verb }).boundingBox()),
  );
  expect(edit?.y).toBe(remove?.y);
});

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
  for (const verb of ["Editar", "Eliminar"]) {
    const link = page.getByRole("link", { name: new RegExp(`^${verb} Cuna`) }).first();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("what can be done with marked rows is in sight as soon as one is marked", async ({ page }) => {
  await open(page, "/admin/productos", 1280);
  const bar = page.getByRole("form", { name: "Cambios en los productos marcados" });
  await expect(bar).not.toBeInViewport();
  await page.getByRole("checkbox").first().check();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test("a long address makes no long button", async ({ page }) => {
  await open(page, "/admin/requests?aprobar=r", 390);
  const button = page.getByRole("button", { name: `Aprobar a ${LONG_EMAIL}` });
  expect((await button.boundingBox())?.width).toBeLessThan(140);
});
