import { beforeAll, expect, it } from "vitest";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

/** A word in every field of the drafts, which no page for visitors may contain. */
const WORD = "xilofonazo";
const AT = "2026-11-01T10:00:00.000Z";
const PRODUCTO = "B0DRAFT001";
const OPEN_PRODUCTO = "B0DEMO0001";
const OPEN_SLUG = "carrito-tilavia-ronda-3-en-1";
const OPEN_CONSEJO = "consejos-dormir-bebe";

const site = useSite();
beforeAll(() => {
  const sql = site.sql();
  const list = `["${WORD}"]`;
  addRows(sql, "productos", {
    ...{ id: PRODUCTO, title: WORD, slug: WORD, category: "sillas-coche", estado: "draft" },
    ...{ imageurl: `https://${WORD}.test/1.jpg`, price: WORD, rating: 5, descripcion: WORD },
    ...{ contenido_principal: WORD, keyfeatures: list, pros: list, cons: list, colores: list },
    ...{ revisor: WORD, revisado_at: AT },
  });
  addRows(sql, "consejos", {
    ...{ id: WORD, titulo: WORD, slug: WORD, extracto: WORD, contenido: WORD, estado: "draft" },
    imagen: `https://${WORD}.test/2.jpg`,
    // Newer than the demo's articles, so that it would be on first pages if it were public.
    fecha: "2026-11-20T10:00:00.000Z",
  });
  // The draft is related to public rows in both directions, and has a former slug.
  sql.prepare("insert into productos_relacionados values (?, ?, 0)").run(OPEN_PRODUCTO, PRODUCTO);
  sql.prepare("insert into productos_relacionados values (?, ?, 0)").run(PRODUCTO, OPEN_PRODUCTO);
  const { id } = sql.prepare("select id from consejos where slug = ?").get(OPEN_CONSEJO) as {
    id: string;
  };
  const recommend = sql.prepare("insert into consejos_productos_relacionados values (?, ?, 0)");
  recommend.run(id, PRODUCTO);
  recommend.run(WORD, OPEN_PRODUCTO);
  const rename = sql.prepare("insert into slugs_antiguos values (?, ?, ?, ?, 0)");
  rename.run("producto", "antes-producto", PRODUCTO, AT);
  rename.run("consejo", "antes-consejo", WORD, AT);
});

const COMPARING = { Cookie: `comparar=${PRODUCTO}.${OPEN_PRODUCTO}` };

it.each<[path: string, status: number, headers?: HeadersInit]>([
  ["/", 200],
  ["/categorias", 200],
  ["/categoria/sillas-coche", 200],
  ["/categoria/paseo-viaje", 200],
  [`/producto/${WORD}`, 404],
  [`/producto/${PRODUCTO}`, 404],
  ["/producto/antes-producto", 404],
  [`/producto/${OPEN_SLUG}`, 200],
  [`/consejos/${WORD}`, 404],
  ["/consejos/antes-consejo", 404],
  [`/consejos/${OPEN_CONSEJO}`, 200],
  ["/consejos", 200],
  ["/consejos?categoria=sueno", 200],
  ["/consejos?q=xilofon", 200],
  ["/buscar?q=xilofon", 200],
  ["/buscar?q=xi", 200],
  ["/comparativas", 200, COMPARING],
  [`/comparativas?p=${WORD},${OPEN_SLUG}`, 200],
  ["/", 200, COMPARING],
  ["/comparar", 200, { ...COMPARING, Accept: "application/json" }],
  ["/sobre-nosotros", 200],
  ["/politica-cookies", 200],
  ["/politica-privacidad", 200],
  ["/feed.xml", 200],
  ["/sitemap.xml", 200],
  [`/producto/${WORD}.data`, 404],
  [`/producto/${OPEN_SLUG}.data`, 404],
  ["/_root.data", 404],
  [`/consejos/${WORD}.data`, 404],
])("%s tells nothing of a draft", async (path, status, headers) => {
  const answer = await site.fetch(path, { headers });
  const asked = [path, encodeURIComponent(path), ...path.split(/[/?=,]/)];
  let text = await answer.text();
  // The page may repeat the visitor's own text, which is no leak.
  for (const typed of asked.filter((part) => part.includes(WORD)))
    text = text.replaceAll(typed, "");
  expect(answer.status).toBe(status);
  expect(text.toLowerCase()).not.toContain(WORD);
  expect(answer.headers.get("location") ?? "").not.toContain(WORD);
});
