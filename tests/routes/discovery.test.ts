import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { loader as tdmrep } from "~/routes/[.well-known].tdmrep[.json]";
import { loader as categoriaFeed } from "~/routes/categoria.$slug_.feed[.]xml";
import { loader as feed } from "~/routes/feed[.]xml";
import { loader as robots } from "~/routes/robots[.]txt";
import { loader as sitemap } from "~/routes/sitemap[.]xml";
import { settings } from "~/runtime/env.server";
import { database } from "~db/client.server";
import { FEED_LIMIT } from "~db/paging.server";
import { SITEMAP_LIMIT } from "~features/sitemap/sitemap.server";
import { resolveCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { addConsejo, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { visitorArgs } from "../support/route-account";
import { parseXml } from "../support/xml";

testDatabase();

const LOCAL = "http://localhost:3000";
const HOSTILE = `</summary><script>alert(1)</script> & "comillas" \u0000\u000B\uFFFF ]]>`;
const HARMLESS = `</summary><script>alert(1)</script> & "comillas"  ]]>`;

type Loader = typeof sitemap | typeof robots | typeof tdmrep | typeof feed | typeof categoriaFeed;

async function get(loader: Loader, path: string, params = {}) {
  const request = new Request(LOCAL + path);
  const response = await loader({ ...visitorArgs(path, params), request });
  return { headers: response.headers, text: await response.text() };
}

afterEach(() => {
  settings().SITE_ORIGIN = undefined;
});

describe("/sitemap.xml", () => {
  it("is well formed, absolute and without drafts", async () => {
    await addProducto("a", { imageurl: "https://fotos.ejemplo.es/a.jpg?x=1&y=<2>" });
    await addProducto("secreto", { estado: "draft" });
    await addConsejo("oculto", { estado: "draft" });
    const { headers, text } = await get(sitemap, "/sitemap.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(text).not.toMatch(/secreto|oculto/);
    const locs = parseXml(text, "loc");
    expect(locs).toContain(`${LOCAL}/producto/a`);
    expect(locs.every((loc) => loc.startsWith(`${LOCAL}/`))).toBe(true);
    expect(parseXml(text, "image:loc")).toEqual(["https://fotos.ejemplo.es/a.jpg?x=1&y=<2>"]);
    expect(parseXml(text, "lastmod").every((time) => !Number.isNaN(Date.parse(time)))).toBe(true);
  });

  it("becomes an index of parts above the limit of the protocol", async () => {
    await database().write((trx) => resolveCategoria(trx, "x"));
    await sql`
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${SITEMAP_LIMIT})
      insert into productos (id, slug, title, titulo_folded, category, rating, estado,
        created_at, updated_at)
      select 'p-' || i, 'p-' || i, 'P', 'p', 'x', 4, 'published', '2026-01-01', '2026-01-01'
      from n`.execute(database().writer);
    const index = (await get(sitemap, "/sitemap.xml")).text;
    const parts = parseXml(index, "loc");
    expect(parts).toEqual([`${LOCAL}/sitemap.xml?parte=1`, `${LOCAL}/sitemap.xml?parte=2`]);
    const sizes = await Promise.all(
      parts.map(async (part) => {
        const { text } = await get(sitemap, part.slice(LOCAL.length));
        return text.match(/<url>/g)?.length;
      }),
    );
    expect(sizes).toEqual([SITEMAP_LIMIT, 10]);
  });

  it("knows no part beyond the last", async () => {
    const answer = get(sitemap, "/sitemap.xml?parte=2");
    await expect(answer).rejects.toMatchObject({ status: 404 });
  });
});

describe("/feed.xml", () => {
  it("holds the newest articles, newest first, and no draft", async () => {
    for (let day = 1; day <= FEED_LIMIT + 1; day++) {
      const fecha = `2026-01-${String(day).padStart(2, "0")}T08:00:00.000Z`;
      await addConsejo(`dia-${day}`, { fecha, updated_at: fecha });
    }
    await addConsejo("oculto", { estado: "draft", fecha: "2026-09-01T08:00:00.000Z" });
    const { headers, text } = await get(feed, "/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(text).not.toContain("oculto");
    const times = parseXml(text, "published");
    expect(times).toHaveLength(FEED_LIMIT);
    expect(times).toEqual([...times].sort().reverse());
    expect(text).toContain(
      `<link rel="alternate" type="text/html" href="${LOCAL}/consejos/dia-21"/>`,
    );
    expect(parseXml(text, "updated")[0]).toBe("2026-01-21T08:00:00.000Z");
  });

  it("carries hostile text as text, and no link to the marketplace", async () => {
    await addConsejo("a", {
      titulo: HOSTILE,
      extracto: HOSTILE,
      categoria: `"><x y="`,
      contenido: "Cómpralo en https://www.amazon.es/dp/B0DEMO0001?tag=mimbre-21",
    });
    const { text } = await get(feed, "/feed.xml");
    expect(parseXml(text, "summary")).toEqual([HARMLESS]);
    expect(parseXml(text, "title")).toContain(HARMLESS);
    expect(text).not.toContain("amazon");
  });

  it("keeps an entry's id when its address changes", async () => {
    await addConsejo("viejo", { id: "c-1" });
    const ids = async () => parseXml((await get(feed, "/feed.xml")).text, "id");
    const before = await ids();
    await database().write((trx) => trx.updateTable("consejos").set({ slug: "nuevo" }).execute());
    expect(await ids()).toEqual(before);
    expect(before).toContain("tag:localhost,2026:consejo/c-1");
  });

  it("is well formed while there is nothing to tell", async () => {
    expect(parseXml((await get(feed, "/feed.xml")).text, "entry")).toEqual([]);
  });
});

describe("/categoria/{slug}/feed.xml", () => {
  const of = (slug: string) => get(categoriaFeed, `/categoria/${slug}/feed.xml`, { slug });

  async function addTree() {
    for (const slug of ["paseo", "sillas", "sueno"]) {
      await database().write((trx) => resolveCategoria(trx, slug));
    }
    const change = database().writer.updateTable("categorias").set({ oculta: 0 });
    await change.execute();
    const parent = database()
      .read.selectFrom("categorias")
      .select("id")
      .where("slug", "=", "paseo");
    const { id } = await parent.executeTakeFirstOrThrow();
    await change.set({ parent_id: id }).where("slug", "=", "sillas").execute();
  }

  it("holds the newest products of the category and those below, and no draft", async () => {
    await addTree();
    const add = (slug: string, category: string, day: number, more = {}) =>
      addProducto(slug, { category, published_at: `2026-01-0${day}T08:00:00.000Z`, ...more });
    await add("a", "paseo", 1, { veredicto: HOSTILE, title: HOSTILE });
    await add("b", "sillas", 3);
    await add("c", "sueno", 2);
    await add("oculto", "paseo", 4, { estado: "draft" });
    const { headers, text } = await of("paseo");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(parseXml(text, "id")).toEqual([
      `${LOCAL}/categoria/paseo/feed.xml`,
      "tag:localhost,2026:producto/p-b",
      "tag:localhost,2026:producto/p-a",
    ]);
    expect(parseXml(text, "summary")).toEqual(["", HARMLESS]);
    expect(parseXml(text, "updated")[0]).toBe("2026-01-03T08:00:00.000Z");
    expect(text).toContain(`href="${LOCAL}/producto/b"`);
    expect(text).not.toContain("amazon");
    expect(parseXml((await of("sillas")).text, "published")).toEqual(["2026-01-03T08:00:00.000Z"]);
  });

  it("is not found where the category is not, and moves with it", async () => {
    await addTree();
    await expect(of("nada")).rejects.toMatchObject({ status: 404 });
    await database().write(async (trx) => {
      const { id } = await trx
        .selectFrom("categorias")
        .select("id")
        .where("slug", "=", "sueno")
        .executeTakeFirstOrThrow();
      const created_at = "2026-01-01T08:00:00.000Z";
      const former = { tipo: "categoria" as const, slug: "descanso", id, created_at };
      await trx.insertInto("slugs_antiguos").values(former).execute();
    });
    const moved = await of("descanso").catch((answer: Response) => answer);
    expect(moved).toMatchObject({ status: 301 });
    expect(moved.headers.get("Location")).toBe("/categoria/sueno/feed.xml");
  });
});

describe("what machines may do with the texts", () => {
  const choose = (...claves: string[]) =>
    insertRows(
      "ajustes",
      ...["maquinas_buscar", "maquinas_responder", "maquinas_entrenar"].map((clave) => ({
        clave,
        valor: claves.includes(clave) ? "1" : "",
        updated_at: "2026-01-01",
      })),
    );

  it("is to find them and to answer with a link, until the owner says otherwise", async () => {
    const { headers, text } = await get(robots, "/robots.txt");
    expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(text).toBe(
      `User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n\nSitemap: ${LOCAL}/sitemap.xml\n`,
    );
    const reserved = await get(tdmrep, "/.well-known/tdmrep.json");
    expect(reserved.headers.get("Content-Type")).toBe("application/json");
    expect(reserved.text).toBe('[{"location":"/","tdm-reservation":1}]');
  });

  it.each([
    [[], "search=no, ai-input=no, ai-train=no", 1],
    [["maquinas_buscar"], "search=yes, ai-input=no, ai-train=no", 1],
    [["maquinas_responder"], "search=no, ai-input=yes, ai-train=no", 1],
    [["maquinas_entrenar"], "search=no, ai-input=no, ai-train=yes", 0],
  ])("follows the boxes %j", async (claves, signals, reserved) => {
    await choose(...claves);
    const { text } = await get(robots, "/robots.txt");
    expect(text).toBe(
      `User-agent: *\nContent-Signal: ${signals}\nAllow: /\n\nSitemap: ${LOCAL}/sitemap.xml\n`,
    );
    expect((await get(tdmrep, "/.well-known/tdmrep.json")).text).toBe(
      `[{"location":"/","tdm-reservation":${reserved}}]`,
    );
  });
});

it("all absolute addresses follow the configured origin, whatever the request says", async () => {
  settings().SITE_ORIGIN = "https://www.ejemplo.es";
  await addConsejo("a");
  for (const [loader, path] of [
    [sitemap, "/sitemap.xml"],
    [feed, "/feed.xml"],
    [robots, "/robots.txt"],
  ] as const) {
    const { text } = await get(loader, path);
    expect(text).toContain("https://www.ejemplo.es/");
    expect(text).not.toContain("localhost");
  }
});
