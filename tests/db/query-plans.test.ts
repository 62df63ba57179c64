import { CompiledQuery, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { generate } from "~/cli/seed/generate.server";
import { findPage } from "~features/busqueda/queries/consejos-found.server";
import { findClicsByProducto } from "~features/clics/clics.server";
import { findMenciones } from "~features/contenido-view/guias.server";
import { findColumnas } from "~features/filtros/columnas.server";
import {
  searchCandidatos,
  searchProductos as searchRelatable,
} from "~features/relaciones/relaciones.server";
import { findTree } from "~nouns/categorias/queries/categorias.server";
import {
  findBySlug as findConsejo,
  findLatest,
  findOfAutor,
} from "~nouns/consejos/queries/consejos.server";
import { findAdminPage as findAdminConsejos } from "~nouns/consejos/queries/consejos-admin.server";
import {
  findPopularCategorias,
  findRecommended,
  findRelated as findRelatedConsejos,
} from "~nouns/consejos/queries/relacionados.server";
import { listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { findUsos } from "~nouns/imagenes/queries/usos.server";
import { BIBLIOTECA_PAGE_SIZE } from "~nouns/imagenes/rules/biblioteca";
import {
  findByIds,
  findBySlug,
  findCardsByIds,
  findFeatured,
  findRelated,
  findRivales,
} from "~nouns/productos/queries/productos.server";
import { findPage as findAdminPage } from "~nouns/productos/queries/productos-admin.server";
import {
  type FiltroPendiente,
  ORDENES,
  parseFiltroProductos,
} from "~nouns/productos/rules/lista-admin";
import { findRenamed } from "~record/slugs/slugs-antiguos.server";
import { search } from "../domain/features/busqueda/content";
import { siteDatabase } from "../support/database";
import { recordQueries } from "../support/record-queries";

const db = siteDatabase(async (database) => {
  await generate(database, { productos: 2_000, consejos: 500 });
});

/** Tables that may be read whole, as they are small; `comun` and `each` are lists in queries. */
const SMALL = /^SCAN (ajustes|autores|categorias|tipos_consejo|sinonimos|comun|each|json_each)\b/;

const shas = (count: number) => Array.from({ length: count }, (_, n) => `sha${n}`);

let queries: CompiledQuery[] = [];
beforeEach(() => {
  queries = recordQueries(db.database());
});

/** @param asked selects queries, of all that `run` makes */
async function plansOf(run: () => Promise<unknown>, asked = /./): Promise<string[]> {
  await run();
  const chosen = queries.filter(({ sql }) => asked.test(sql));
  expect(chosen.length).toBeGreaterThan(0);
  const plans: string[] = [];
  for (const { sql, parameters } of chosen) {
    const { rows } = await db
      .database()
      .writer.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
    plans.push(...rows.map((row) => row.detail));
  }
  return plans;
}

describe("hot queries read by index", () => {
  const queriesByName: [string, () => Promise<unknown>][] = [
    ["featured products", findFeatured],
    ["a product", () => findBySlug("carrito-ligero-tilavia-1")],
    ["compared products", () => findByIds(["B0G0000001", "B0G0000002"])],
    ["related products", () => findRelated({ id: "B0G0000001", category: "mobiliario" })],
    ["rivals of a product", () => findRivales({ id: "B0G0000001", category: "textil-cuna" })],
    ["the products of a category", () => findColumnas(["mobiliario", "textil-cuna"])],
    ["a page of a category", () => findCardsByIds(["B0G0000001", "B0G0000002"], [])],
    ["the newest articles", () => findLatest(3)],
    ["a page of articles", () => findPage({ q: "", categoria: "", pagina: 2 })],
    ["a page of a kind of articles", () => findPage({ q: "", categoria: "sueno", pagina: 2 })],
    ["articles by title", () => findPage({ q: "dormir", categoria: "", pagina: 1 })],
    ["articles that show a product", () => findMenciones("nada")],
    ["an article", () => findConsejo("nada")],
    ["the articles of an author", () => findOfAutor("nadie")],
    ["related articles", () => findRelatedConsejos({ id: "nada", categoria: "sueno" })],
    ["an article's products", () => findRecommended("nada", [])],
    ["popular categories", findPopularCategorias],
    ["the tree of categories", findTree],
    ["uses of a page of pictures", () => findUsos(shas(BIBLIOTECA_PAGE_SIZE))],
    ["a former slug", () => findRenamed("producto", "antes")],
  ];

  it.each(queriesByName)("%s", async (_, run) => {
    const scans = (await plansOf(run)).filter(
      (detail) =>
        /^SCAN /.test(detail) &&
        !/USING (COVERING )?INDEX|VIRTUAL TABLE INDEX \d+:?|SUBQUERY|^SCAN \(|CONSTANT/.test(
          detail,
        ),
    );
    expect(scans.filter((detail) => !SMALL.test(detail))).toEqual([]);
  });

  it.each([
    ["products of a search", () => search("carrito")],
    ["articles of a search", () => search("dormir")],
  ])("%s: ids are looked up, not sought among all that is published", async (_, run) => {
    const plans = (await plansOf(run)).join("\n");
    expect(plans).toContain("(id=?)");
    expect(plans).not.toMatch(/productos_by_estado|consejos_by_fecha/);
  });

  it("the products of a category are read by its index", async () => {
    const plans = await plansOf(() => findColumnas(["mobiliario"]));
    expect(plans.join("\n")).toContain("productos_by_category");
  });

  const BY_ID = /\(id=\?\)$/;
  /** The only index that the list behind each filter may use to find its products. */
  const INDEXES: Readonly<Record<FiltroPendiente, RegExp>> = {
    "sin-asin": /INDEX productos_without_asin$/,
    "sin-imagen": /INDEX productos_(without_imagen$|by_imageurl \(imageurl=\?\))/,
    "imagen-externa": /INDEX productos_(external$|by_imageurl \(imageurl>)/,
    "precio-antiguo": /INDEX productos_by_check \(/,
    "categoria-desconocida": /INDEX productos_(list|by)_category( \(category[=>]\?\))?$/,
  };
  const pendientes = Object.entries(INDEXES).flatMap(([filtro, index]) =>
    ["", "draft", "published"].flatMap((estado) =>
      ORDENES.map((orden) => ({ filtro, index, estado, orden })),
    ),
  );

  it.each(pendientes)(
    "the list with filter $filtro, state $estado, order $orden reads only the products of its index",
    async (asked) => {
      const { index, ...query } = asked;
      const filtro = parseFiltroProductos(
        new URLSearchParams({ ...query, categoria: "mobiliario" }),
      );
      const plans = await plansOf(() => findAdminPage(filtro));
      const ofProductos = plans.filter((detail) => /^(SCAN|SEARCH) productos\b/.test(detail));
      expect(ofProductos.filter((detail) => !index.test(detail) && !BY_ID.test(detail))).toEqual(
        [],
      );
    },
  );

  const ORDER_COLUMNS = {
    titulo: "titulo_folded, id",
    categoria: "category, titulo_folded, id",
    valoracion: "rating, titulo_folded, id",
    fecha: "updated_at, id",
  };

  it.each(ORDENES)(
    "a page of the list by %s is read from an index, sorting nothing",
    async (orden) => {
      const asked = `explain query plan select id from productos
      where titulo_folded like '%a%' order by ${ORDER_COLUMNS[orden]} limit 25`;
      const { rows } = await sql<{ detail: string }>`${sql.raw(asked)}`.execute(db.database().read);
      const plan = rows.map(({ detail }) => detail).join("\n");
      expect(plan).toMatch(/USING COVERING INDEX productos_list_/);
      expect(plan).not.toContain("TEMP B-TREE");
    },
  );

  it("pictures that are missing are listed in the order of titles, sorting nothing", async () => {
    const filtro = parseFiltroProductos(new URLSearchParams("filtro=sin-imagen"));
    const plans = await plansOf(() => findAdminPage(filtro));
    expect(plans).toContain("SCAN productos USING COVERING INDEX productos_without_imagen");
  });

  it.each([
    ["all", {}],
    ["searched", { q: "dormir" }],
  ])(
    "articles of the admin list, %s, are read in their order, sorting nothing",
    async (_, query) => {
      const plans = await plansOf(() => findAdminConsejos({ q: "", pagina: 1, ...query }));
      expect(plans).toContain("SCAN consejos USING COVERING INDEX consejos_list");
    },
  );

  it.each([
    ["all", ""],
    ["searched", "cuna"],
  ])("pictures of the library, %s, are read in their order, sorting nothing", async (_, q) => {
    const plans = await plansOf(() => listBiblioteca({ q, vista: "", pagina: 1 }), /order by/);
    expect(plans).toEqual(["SCAN media USING INDEX media_list"]);
  });

  it("a search of pictures is counted in an index alone", async () => {
    const plans = await plansOf(
      () => listBiblioteca({ q: "cuna", vista: "", pagina: 1 }),
      /count\(\*\)/,
    );
    expect(plans).toEqual(["SCAN media USING COVERING INDEX media_list"]);
  });

  it("products to relate are counted in an index alone, all but the one they are related to", async () => {
    const plans = await plansOf(() => searchCandidatos({ tipo: "producto", id: "B0G0000001" }, ""));
    expect(plans.join("\n")).not.toMatch(/SCAN productos$/m);
    const counts = queries.filter(({ sql }) => /count\(\*\)/.test(sql)).map(({ sql }) => sql);
    expect(counts.filter((sql) => sql.includes("<>"))).toEqual([]);
  });

  it("products to relate are counted without reading every title", async () => {
    const plans = await plansOf(() => searchRelatable({ q: "carrito", pagina: 1 }), /count\(\*\)/);
    expect(plans.filter((plan) => /SCAN productos/.test(plan))).toEqual([]);
  });

  it("the products with most clicks are looked for by their clicks", async () => {
    const plans = await plansOf(() => findClicsByProducto(30));
    expect(plans.join("\n")).not.toMatch(/SCAN productos/);
  });
});
