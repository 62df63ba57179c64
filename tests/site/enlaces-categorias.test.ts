import { describe, expect, it } from "vitest";
import { useSite } from "../support/use-site";

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });

const PAGES = ["/", "/lista-recien-nacido"];

async function linkedCategorias(page: string): Promise<string[]> {
  const html = await (await site.fetch(page)).text();
  return [...new Set(html.match(/(?<=href=")\/categoria\/[\w-]+/g))];
}

describe("links of ours to categories that the owner may change", () => {
  it.each(PAGES)("%s has them, and each leads somewhere", async (page) => {
    const linked = await linkedCategorias(page);
    expect(linked).toEqual(
      expect.arrayContaining(["/categoria/sillas-coche", "/categoria/mobiliario"]),
    );
    for (const href of linked) expect((await site.fetch(href)).status, href).toBeLessThan(400);
  });

  it("go on with a category that has another slug", async () => {
    const sql = site.sql();
    sql.exec(`insert into slugs_antiguos (tipo, slug, id, created_at)
      select 'categoria', slug, id, '2026' from categorias where slug = 'bano-higiene'`);
    sql.exec("update categorias set slug = 'bano' where slug = 'bano-higiene'");
    for (const page of PAGES) {
      expect(await linkedCategorias(page)).toContain("/categoria/bano");
    }
    expect((await site.fetch("/categoria/bano-higiene")).headers.get("location")).toBe(
      "/categoria/bano",
    );
  });

  it("go with a category that is deleted, and what they stand by stays", async () => {
    site.sql().exec(`delete from categorias
      where slug in ('mobiliario', 'carritos-sillas-paseo', 'sillas-coche', 'ropa-calzado')`);
    for (const page of PAGES) {
      const linked = await linkedCategorias(page);
      expect(linked).toContain("/categoria/alimentacion");
      for (const href of linked) expect((await site.fetch(href)).status, href).toBeLessThan(400);
    }
    expect(await (await site.fetch("/")).text()).toContain("Ropa cómoda");
    const list = await (await site.fetch("/lista-recien-nacido")).text();
    expect(list).toContain("6 bodies");
    expect(list).not.toMatch(/<p[^>]*><\/p>/);
  });
});
