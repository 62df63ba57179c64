import { describe, expect, it } from "vitest";
import { without } from "../support/faults";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

const site = useSite();

const get = async (path: string, headers?: HeadersInit) => {
  const response = await site.fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

it.each([
  ["/categoria/alimentacion?pagina=99", "Esa página no existe", "cabe en una sola página"],
  ["/consejos?pagina=99", "Esa página no existe", 'href="/consejos?pagina=5"'],
  ["/consejos?pagina=9007199254740993", "Esa página no existe", 'href="/consejos?pagina=5"'],
  ["/nada/de/nada", "<title>Página no encontrada", "No hemos encontrado la página"],
])("missing things answer 404 with the specified words: %s", async (path, title, text) => {
  const { status, html } = await get(path);
  expect(status).toBe(404);
  expect(html).toContain(title);
  expect(html).toContain(text);
  expect(html).toContain("noindex");
});

it("the page of an unknown address is Spanish but for one line, with a search and four links", async () => {
  const { html } = await get("/nada");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toMatch(
    /<h1[^>]*>Página no encontrada<\/h1><p[^>]*><span lang="en"[^>]*>Oops! Page not found<\/span>/,
  );
  expect(main).toMatch(/<search[^>]*><form action="\/buscar"/);
  const links = [...main.matchAll(/<a href="([^"]+)" class="btn/g)].map(([, href]) => href);
  expect(links).toEqual(["/", "/categorias", "/comparativas", "/consejos"]);
});

it("a product names as not measured what others of its own category have, and nothing else", async () => {
  const { html } = await get("/producto/discos-lactancia-ondaria-algodon");
  expect(html).toContain('id="ficha"');
  expect(html).not.toContain("Grosor plegada");
  expect((await get("/producto/trona-plegable-tilavia-pliega")).html).toContain("No medido: ");
});

describe("a database that cannot be read", () => {
  it.each([
    ["/", "consejos", "Trona evolutiva Pinarela Crece"],
    ["/", "productos", "Paseo y viaje"],
    ["/consejos", "consejos", ">Alimentación</a>"],
  ])("leaves the other parts of %s without %s", async (path, table, other) => {
    const { html } = await without(site, [table], () => get(path));
    expect(html).toContain(other);
  });

  it("says so with 503 where nothing can be shown", async () => {
    const { status, headers, html } = await without(site, ["productos"], () =>
      get("/producto/nada"),
    );
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
    expect(html).toMatch(/<a href="\/producto\/nada"[^>]*>Volver a intentarlo<\/a>/);
  });

  it("takes no type of advice for one that there is not", async () => {
    await without(site, ["tipos_consejo"], async () => {
      const { html } = await get("/consejos?categoria=sueno");
      expect(html).toContain("Consejos de esta categoría</h2>");
      expect(html).not.toContain("noindex");
    });
  });
});

describe("addresses", () => {
  it.each([
    ["/categoria/cochecitos-sillas", "/categoria/carritos-sillas-paseo"],
    ["/categoria/cat-mobiliario", "/categoria/mobiliario"],
    ["/categoria/cochecitos-sillas?pagina=2", "/categoria/carritos-sillas-paseo?pagina=2"],
    ["/categoria/cat-mobiliario?pagina=3", "/categoria/mobiliario?pagina=3"],
    ["/categoria/cochecitos-sillas?pagina=1", "/categoria/carritos-sillas-paseo"],
    ["/categoria/cochecitos-sillas?utm=1", "/categoria/carritos-sillas-paseo"],
  ])("%s moved for good", async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("keeps a product's former slug, and tells none of a draft", async () => {
    site.sql().exec(`insert into slugs_antiguos (tipo, slug, id, created_at) values
      ('producto', 'nombre-viejo', 'B0DEMO0001', '2026-01-01T00:00:00.000Z'),
      ('producto', 'borrador-viejo', 'B0DEMO0068', '2026-01-01T00:00:00.000Z')`);
    expect((await get("/producto/nombre-viejo")).headers.get("location")).toBe(
      "/producto/carrito-tilavia-ronda-3-en-1",
    );
    expect((await get("/producto/borrador-viejo")).status).toBe(404);
  });
});

it("drafts look like nothing at all", async () => {
  const draft = await get("/producto/cubo-panales-lumbrel-cierra");
  const unknown = await get("/producto/cubo-que-no-existe");
  const normalise = (html: string) => html.replaceAll(/cubo-[a-z-]+/g, "SLUG");
  expect(draft.status).toBe(404);
  expect(normalise(draft.html)).toBe(normalise(unknown.html));
});

it("a category page shows what is in its subcategories, recommended first, then by rating", async () => {
  const { html } = await get("/categoria/paseo-viaje");
  const cards = html.split('class="card"').slice(1);
  expect(cards).toHaveLength(10);
  const ratings = cards.map((card) => Number(/>(\d,\d)</.exec(card)?.[1]?.replace(",", ".")));
  const recommended = cards.map((card) => card.includes(">Recomendado<"));
  const keys = cards.map((_, index) => (recommended[index] ? 10 : 0) + (ratings[index] ?? 0));
  expect(keys).toEqual([...keys].sort((a, b) => b - a));
  expect(html).toContain("10 productos");
  // The badge stands beside the picture, as it would cover part of it.
  for (const [frame] of html.matchAll(/<a[^>]* class="frame".*?<\/a>/gs)) {
    expect(frame).not.toContain("Recomendado");
  }
});

it("caching lets the plain page be shared and what is somebody's own not", async () => {
  const plain = await get("/");
  expect(plain.headers.get("cache-control")).toBe("public, no-cache");
  expect(plain.headers.get("set-cookie")).toBeNull();
  expect((await get("/", { Cookie: "comparar=B0DEMO0001" })).headers.get("cache-control")).toBe(
    "private, no-cache",
  );
  const again = await site.fetch("/", {
    headers: { "If-None-Match": plain.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect((await get("/contacto")).headers.get("cache-control")).toBe("no-store, no-cache");
});

it("HEAD speaks of the page that GET answers with", async () => {
  const head = await site.fetch("/sobre-nosotros", { method: "HEAD" });
  const page = await get("/sobre-nosotros");
  expect(await head.text()).toBe("");
  for (const name of ["etag", "cache-control", "content-type"]) {
    expect(head.headers.get(name)).toBe(page.headers.get(name));
  }
});

it("settings of the owner let old prices give way, a shared cache keep pages, and links carry the tag", async () => {
  const env = { PRICE_MAX_AGE_H: "1", CDN_SECONDS: "60", AMAZON_TAG: "mimbre-21" };
  const other = await startSite({ env });
  const seen = other.sql().prepare("update productos set precio_comprobado_at = ?");
  seen.run(new Date(Date.now() - 2 * 3_600_000).toISOString());
  const response = await other.fetch("/producto/carrito-tilavia-ronda-3-en-1");
  const html = await response.text();
  expect(response.headers.get("cache-control")).toBe(
    "public, max-age=0, must-revalidate, s-maxage=60",
  );
  expect(html).toContain("Ver precio en Amazon");
  expect(html).not.toContain("749,00 €");
  expect(html).toContain("tag=mimbre-21");
  await other.stop();
});

it.each([
  ["/contacto", "con este mismo formulario"],
  ["/auth?modo=registro", "desde la página de contacto"],
])("tells on %s where to write to an owner without an address", async (path, where) => {
  const html = (await (await site.fetch(path)).text()).replaceAll("<!-- -->", "");
  expect(html).toContain(`supresión y otros ${where}. Más información`);
});

it("light mode comes with Save-Data or by choice, and goes again", async () => {
  const full = await get("/");
  const saving = await get("/", { "Save-Data": "on" });
  expect(full.html).toMatch(/-960\.avif/);
  expect(saving.html).not.toMatch(/-960\.(avif|webp)|<script type="module"/);
  const chosen = await site.post("/preferencias", { intent: "ligero", volver: "/categorias" });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/categorias"]);
  const cookie = chosen.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await get("/categorias", { Cookie: cookie })).html).toContain("Volver al modo completo");
  expect((await get("/", { Cookie: "ligero=0", "Save-Data": "on" })).html).toMatch(/-960\.avif/);
});
