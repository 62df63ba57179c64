import { describe, expect, it } from "vitest";
import { loader as cookies } from "~/routes/politica-cookies";
import { openSitemap, SITEMAP_LIMIT } from "~features/sitemap/sitemap.server";
import { LEGAL_UPDATED } from "~nouns/ajustes/titular";
import { testDatabase } from "../../../support/database";
import { insertRows } from "../../../support/insert-rows";
import { addConsejo, addProducto } from "../../catalogo";

testDatabase();

const ORIGIN = "https://www.ejemplo.es";
const FIXED_PAGES = 10;

async function all(limit?: number) {
  const { partes, find } = await openSitemap(ORIGIN, limit);
  const parts = await Promise.all(Array.from({ length: partes }, (_, index) => find(index + 1)));
  return parts;
}

const addCategoria = (nombre: string, parent_id: string | null, updated_at: string) =>
  insertRows("categorias", { nombre, parent_id, updated_at });

describe("the sitemap", () => {
  it("lists every published page once, and no draft", async () => {
    await addProducto("a");
    await addProducto("secreto", { estado: "draft" });
    await addConsejo("b");
    await addConsejo("oculto", { estado: "draft" });
    const paths = (await all()).flat().map(({ path }) => path);
    expect(paths).toEqual([
      ...["/", "/categorias", "/consejos", "/lista-recien-nacido", "/sobre-nosotros", "/contacto"],
      ...["/politica-privacidad", "/politica-cookies", "/aviso-legal", "/como-ordenamos"],
      "/consejos/b",
      "/producto/a",
    ]);
  });

  it("has the list of each kind of article that has any", async () => {
    await insertRows(
      "tipos_consejo",
      { id: "t-1", nombre: "Sueño", slug: "sueno" },
      { id: "t-2", nombre: "Salud", slug: "salud" },
    );
    await addConsejo("a");
    await addConsejo("b", { categoria: "desconocida" });
    await addConsejo("c", { categoria: "salud", estado: "draft" });
    const paths = (await all()).flat().map(({ path }) => path);
    expect(paths.filter((path) => path.includes("?"))).toEqual(["/consejos?categoria=sueno"]);
  });

  it("leaves out what asks not to be found", async () => {
    const paths = (await all()).flat().map(({ path }) => path);
    for (const path of ["/buscar", "/comparativas", "/auth", "/admin"]) {
      expect(paths).not.toContain(path);
    }
  });

  it("is cut into parts that together are the whole", async () => {
    for (const slug of ["a", "b", "c", "d", "e"]) {
      await addProducto(slug);
      await addConsejo(slug);
    }
    const [whole] = await all(SITEMAP_LIMIT);
    for (const limit of [1, 3, FIXED_PAGES, FIXED_PAGES + 5, 19, 20]) {
      const parts = await all(limit);
      expect(parts).toHaveLength(Math.ceil((FIXED_PAGES + 10) / limit));
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(limit);
      expect(parts.flat()).toEqual(whole);
    }
  });

  it("dates a legal page by the owner's last save of what stands on it, where that is later", async () => {
    const save = (clave: string, updated_at: string) =>
      insertRows("ajustes", { clave, valor: "Texto.", updated_at });
    await save("cookies_texto", "2031-05-01T22:30:00.000Z");
    await save("privacidad_texto", "2020-05-01T10:00:00.000Z");
    await save("orden_texto", "2032-05-01T10:00:00.000Z");
    await save("sobre", "2033-05-01T10:00:00.000Z");
    const found = new Map((await all()).flat().map(({ path, lastmod }) => [path, lastmod]));
    expect(found.get("/politica-cookies")).toBe("2031-05-02");
    expect(found.get("/politica-privacidad")).toBe(LEGAL_UPDATED);
    expect(found.get("/aviso-legal")).toBe(LEGAL_UPDATED);
    expect(found.get("/como-ordenamos")).toBe("2032-05-01");
    const { data } = await cookies();
    expect(data.extra).toMatchObject({ data: { updated: "2031-05-02" } });
    await save("nif", "2034-05-01T10:00:00.000Z");
    const { data: after } = await cookies();
    expect(after.extra).toMatchObject({ data: { updated: "2034-05-01" } });
  });

  it("tells of each page when what it shows last changed", async () => {
    await addCategoria("madre", null, "2026-01-01T00:00:00.000Z");
    await addCategoria("hija", "madre", "2026-01-02T00:00:00.000Z");
    await addCategoria("otra", null, "2026-01-03T00:00:00.000Z");
    await addProducto("a", { category: "hija", updated_at: "2026-05-01T00:00:00.000Z" });
    await addProducto("borrador", {
      category: "otra",
      estado: "draft",
      updated_at: "2026-09-01T00:00:00.000Z",
    });
    await addConsejo("b", { updated_at: "2026-04-01T00:00:00.000Z" });
    const found = new Map((await all()).flat().map(({ path, lastmod }) => [path, lastmod]));
    expect(Object.fromEntries(found)).toMatchObject({
      "/": "2026-05-01T00:00:00.000Z",
      "/categorias": "2026-05-01T00:00:00.000Z",
      "/categoria/madre": "2026-05-01T00:00:00.000Z",
      "/categoria/hija": "2026-05-01T00:00:00.000Z",
      "/categoria/otra": "2026-01-03T00:00:00.000Z",
      "/consejos": "2026-04-01T00:00:00.000Z",
      "/consejos/b": "2026-04-01T00:00:00.000Z",
      "/producto/a": "2026-05-01T00:00:00.000Z",
    });
    expect(found.get("/sobre-nosotros")).toBeUndefined();
  });

  it("names the largest version of each picture, absolute", async () => {
    const media = { sha: "0123456789abcdef", width: 960, height: 720, anchos: "[320,960]" };
    await insertRows("media", media);
    await addProducto("a", { imageurl: "/media/0123456789abcdef" });
    await addProducto("b", { imageurl: "https://fotos.ejemplo.es/b.jpg" });
    await addProducto("c", { imageurl: "javascript:alert(1)" });
    const images = (await all())
      .flat()
      .filter(({ path }) => path.startsWith("/producto/"))
      .map((entry) => entry.image);
    expect(images).toEqual([
      `${ORIGIN}/media/0123456789abcdef-960.webp`,
      "https://fotos.ejemplo.es/b.jpg",
      undefined,
    ]);
  });
});
