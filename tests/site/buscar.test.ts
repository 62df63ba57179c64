import { describe, expect, it } from "vitest";
import { HOME_LATEST } from "~nouns/consejos/rules/consejo";
import { without } from "../support/faults";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

const site = useSite();

const FAILURE = "No pudimos completar tu búsqueda. Por favor intenta de nuevo.";

async function search(q: string) {
  const response = await site.fetch(`/buscar?${new URLSearchParams({ q })}`);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, headers: response.headers, html };
}

describe("a search", () => {
  it("shows both groups with their counts, and is kept out of search engines", async () => {
    const { status, html } = await search("dormir");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Resultados para &quot;dormir&quot;<\/h1>/);
    const count = (group: string) =>
      Number(new RegExp(`${group} \\((\\d+)\\)`).exec(html)?.[1] ?? 0);
    const [productos, consejos] = [count("Productos"), count("Consejos")];
    expect(consejos).toBeGreaterThan(0);
    expect(html).toContain(`Se encontraron ${productos + consejos} resultados`);
    expect(html).toContain('content="noindex, follow"');
    expect(html).not.toContain("Se muestran los primeros");
  });

  it("speaks of one result in the singular", async () => {
    const { html } = await search("Proyector estrellas Lumbrel Cielo");
    expect(html).toContain("Se encontró 1 resultado");
    expect(html).toContain("Productos (1)");
    expect(html).not.toContain("Consejos (");
  });

  it("takes a category that it names for the first thing to try, where it is all that is found", async () => {
    const sql = site.sql();
    addRows(sql, "categorias", { nombre: "Zancos" });
    for (const q of ["zancos", "zanco"]) {
      const { html } = await search(q);
      expect(html).toContain("No hemos encontrado nada con esas palabras.");
      expect(html).toMatch(/<a href="\/categorias"[^>]*>Ver todas las categorías<\/a>/);
      const main = html.slice(html.indexOf("<main"));
      expect(/href="(\/categoria\/[a-z-]+)" class="btn/.exec(main)?.[1]).toBe("/categoria/zancos");
      expect(html).not.toContain("Categorías (");
    }
    sql.exec("delete from categorias where id = 'zancos'");
  });

  it("offers what was probably meant before the little that was typed, by a link", async () => {
    const { html } = await search("carito");
    expect(html).toMatch(/¿Querías decir <a href="\/buscar\?q=carrito"[^>]*>«carrito»<\/a>\?/);
    expect(html).toMatch(/Se encontraron \d+ resultados de «carrito» o de «carito»/);
    expect(html.indexOf("/producto/carrito-")).toBeLessThan(html.indexOf("/producto/sensor-"));
  });

  it.each(["", " ", "a", " ñ "])("gives a hint for %j", async (q) => {
    const { status, html } = await search(q);
    expect(status).toBe(200);
    expect(html).toContain("Escribe al menos 2 caracteres");
    expect(html).not.toMatch(/Se encontr|Productos \(|Consejos \(/);
  });

  it("does not send one character, and shows the one that came", async () => {
    const { html } = await search("a");
    const main = html.slice(html.indexOf("<main"));
    expect(main).toContain('pattern="\\s*\\S.*\\S\\s*" title="Escribe al menos 2 caracteres"');
    expect(main).toMatch(/name="q"[^>]* value="a"/);
  });

  it.each([
    ["/buscar", 6],
    ["/buscar?q=zzzz", 3],
  ])("has ways to go on at %s", async (address, count) => {
    const html = await (await site.fetch(address)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("<footer"));
    const ideas = [...main.matchAll(/href="(\/categoria\/[a-z-]+)" class="btn/g)];
    expect(ideas).toHaveLength(count);
    for (const [, href = ""] of ideas) {
      expect(await (await site.fetch(href)).text()).toMatch(/>\d+ productos?\. </);
    }
    expect(main).toContain('href="/categoria/paseo-viaje"');
    expect(main.match(/<h3[^>]*><a href="\/consejos\//g)).toHaveLength(HOME_LATEST);
  });

  it("shows what was typed as text", async () => {
    const { html } = await search('<svg onload="x">');
    expect(html).toContain("Resultados para &quot;&lt;svg onload=&quot;x&quot;&gt;&quot;");
    expect(html).not.toContain("<svg onload");
  });

  it("takes a long query and refuses an endless one", async () => {
    expect((await search("cuna ".repeat(60))).status).toBe(200);
    expect((await search("x".repeat(5_000))).status).toBe(414);
  });

  it("says when there are more than it shows", async () => {
    const sql = site.sql();
    sql.transaction(() => {
      for (let n = 1; n <= 1_200; n++) {
        addRows(sql, "productos", { id: `Q${n}`, slug: `q-${n}`, title: `Quitasol ${n}` });
      }
    })();
    const { html } = await search("quitasol");
    expect(html).toContain("Se encontraron 1.200 resultados");
    expect(html).toContain("Productos (1.200)");
    expect(html).toContain("Se muestran los primeros 50");
    expect(html.match(/<h3><a href="\/producto\/q-\d+"/g)).toHaveLength(50);
    sql.exec("delete from productos where id like 'Q%'");
  });
});

describe("a database that cannot be read", () => {
  it("fails the search with its words and keeps what was typed", async () => {
    const { html } = await without(
      site,
      ["busqueda_productos_palabras", "busqueda_consejos_palabras"],
      () => search("trona dormir"),
    );
    expect(html).toContain(FAILURE);
    expect(html).toContain('value="trona dormir"');
  });

  it("still shows the other ways to go on", async () => {
    const { status, headers, html } = await without(site, ["consejos"], () => search(""));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(html).toContain("No se pudieron cargar los consejos. Inténtalo de nuevo más tarde.");
    expect(html).toContain("Ideas para buscar");
  });

  it("treats articles that cannot be read as none", async () => {
    const { status, headers, html } = await without(site, ["consejos"], () => search("dormir"));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(html).not.toContain("Consejos (");
    expect(html).not.toContain(FAILURE);
    await expect.poll(() => site.log.some((line) => line.includes("read failed"))).toBe(true);
  });
});
