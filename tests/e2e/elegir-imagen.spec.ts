import { expect, type Page } from "@playwright/test";
import { adminTest } from "../support/own-site";
import { photo } from "../support/photo";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const picture = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`${name}$`) });

const countPictures = (site: Site) =>
  site.sql().prepare("select count(*) from media").pluck().get();

/** Adds pictures newer than those of categories, named by number; the last is the newest. */
function addPictures(site: Site, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const n = index + 10;
    const named = { sha: `${n}`.repeat(12), alt: `Foto ${n}`, alt_folded: `foto ${n}` };
    addRows(site, "media", { ...named, created_at: `2099-01-02T10:00:${n}.000Z` });
    return `/media/${named.sha}`;
  });
}

const addresses = (page: Page) =>
  page
    .getByLabel("Dirección de la imagen")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

adminTest(
  "the pictures of a product change places, one is taken away, and another is sought in the picker",
  async ({ page, site }) => {
    const [oldest = "", a = "", b = "", c = ""] = addPictures(site, 4);
    addRows(site, "productos", { id: "P1", imageurl: a, imagenes: JSON.stringify([b, c]) });
    await page.goto("/admin/productos/P1", { waitUntil: "networkidle" });
    await button(page, "Subir 3").click();
    await expect.poll(() => addresses(page)).toEqual([a, c, b, ""]);
    await button(page, "Hacer principal 2").click();
    await expect.poll(() => addresses(page)).toEqual([c, a, b, ""]);
    await button(page, "Quitar 2").click();
    await expect.poll(() => addresses(page)).toEqual([c, b, ""]);

    await button(page, "Elegir imagen 3").click();
    await expect(page.getByRole("heading", { name: "Elegir imagen", exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: "Texto o crédito" }).fill("Foto 10");
    await page
      .getByRole("search")
      .filter({ hasText: "Texto o crédito" })
      .getByRole("button")
      .click();
    await expect(picture(page, "Foto 11")).toHaveCount(0);
    await picture(page, "Foto 10").click();
    await expect.poll(() => addresses(page)).toEqual([c, b, oldest, ""]);
    await expect(page.locator("[data-aviso]", { hasText: "Imagen seleccionada" })).toBeInViewport();
    await button(page, "Guardar Cambios").last().click();
    await expect(page.getByText("El producto ha sido actualizado exitosamente.")).toBeVisible();
    const html = await (await page.request.get("/producto/cuna")).text();
    const shown = [...html.matchAll(/id="foto-\d".*?(\/media\/\w+)-/gs)].map(([, url]) => url);
    expect(shown).toEqual([c, b, oldest]);
  },
);

adminTest(
  "the picker has pages, and a picture of the second one is taken",
  async ({ page, site }) => {
    addPictures(site, 30);
    await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
    await page.getByLabel("Nombre").fill("Cunas");
    await button(page, "Elegir imagen").click();
    await expect(picture(page, "Foto 39")).toBeVisible();
    await page.getByRole("link", { name: "Siguiente" }).click();
    await expect(picture(page, "Foto 39")).toHaveCount(0);
    await picture(page, "Foto 10").click();
    await expect(page.getByLabel("Dirección de la imagen")).toHaveValue(
      `/media/${"10".repeat(12)}`,
    );
    await expect(page.getByLabel("Texto alternativo")).toHaveValue("Foto 10");
    await expect(page.getByLabel("Nombre")).toHaveValue("Cunas");
  },
);

adminTest(
  "several files at once come into the library and into the picker",
  async ({ page, site }) => {
    const files = await Promise.all(["#2a5a4c", "#5a2a4c", "#4c5a2a", "#112233"].map(photo));
    const send = async (sent: typeof files) => {
      await page.getByLabel("Archivo de tu dispositivo").setInputFiles(sent);
      await button(page, "Subir").click();
    };
    const before = Number(countPictures(site));
    await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
    await send(files.slice(0, 2));
    await expect(page.getByText(`${before + 2} imágenes`)).toBeVisible();

    await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
    await button(page, "Elegir imagen").click();
    await expect(page.getByLabel("Archivo de tu dispositivo")).toBeVisible();
    await send(files.slice(2));
    const unnamed = picture(page, "Imagen sin texto alternativo");
    await expect(unnamed).toHaveCount(4);
    const newest = site
      .sql()
      .prepare("select sha from media order by created_at desc")
      .pluck()
      .get();
    await unnamed.first().click();
    await expect(page.getByLabel("Dirección de la imagen")).toHaveValue(`/media/${newest}`);
  },
);
