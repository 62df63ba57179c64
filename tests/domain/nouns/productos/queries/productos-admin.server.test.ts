import { describe, expect, it } from "vitest";
import { countPendientes } from "~features/escritorio/pendientes.server";
import { findOcultas } from "~nouns/categorias/queries/ocultas.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { siteDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/insert-rows";
import { addProducto } from "../../../catalogo";

siteDatabase();
const filtroOf = (query: string) => parseFiltroProductos(new URLSearchParams(query));
const slugsOf = async (query: string) =>
  (await findPage(filtroOf(query))).items.map(({ slug }) => slug);

describe("the list of products", () => {
  it("finds drafts too, by any part of the title, accents or not, and by id", async () => {
    await addProducto("a", { title: "Cuna Ágil", titulo_folded: "cuna agil", estado: "draft" });
    await addProducto("b");
    expect(await slugsOf("q=ágil")).toEqual(["a"]);
    expect(await slugsOf("q=p-b")).toEqual(["b"]);
    expect(await slugsOf("q=_")).toEqual([]);
    expect((await findPage(filtroOf("estado=draft"))).total).toBe(1);
  });

  it("finds what an import added or changed, together with what else is asked", async () => {
    await insertRows("importaciones", { id: "i1", archivo: "a.csv", created_at: "2027" });
    for (const [fila, resultado] of ["importada", "actualizada", "omitida"].entries()) {
      const slug = "abc"[fila] ?? "";
      await addProducto(slug, { estado: fila === 0 ? "draft" : "published" });
      const row = { importacion_id: "i1", fila, slug, datos: "{}", producto_id: `p-${slug}` };
      await insertRows("importacion_filas", { ...row, resultado: resultado as "omitida" });
    }
    expect(await slugsOf("importacion=i1")).toEqual(["a", "b"]);
    expect(await slugsOf("importacion=i1&estado=draft")).toEqual(["a"]);
    expect(await slugsOf("importacion=i2")).toEqual([]);
    expect(filtroOf("importacion=' or 1").importacion).toBe("");
  });

  it("is ordered by each of its columns, both ways", async () => {
    await addProducto("a", { category: "z", rating: 1, updated_at: "2027" });
    await addProducto("b", { category: "y", rating: 5, updated_at: "2026" });
    const orders = await Promise.all(
      ["titulo", "categoria", "valoracion", "fecha", "-titulo", "nada"].map((orden) =>
        slugsOf(`orden=${orden}`),
      ),
    );
    expect(orders.map((order) => order.join(""))).toEqual(["ab", "ba", "ab", "ba", "ba", "ab"]);
  });

  it.each([
    ["sin-asin", {}],
    ["sin-asin", { id: "B0DEMO0001" }],
    ["sin-imagen", { id: "B0ABCDEFGH", imageurl: "" }],
    [
      "precio-antiguo",
      { id: "B0ABCDEFGH", price: "9 €", precio_comprobado_at: "2020-01-01T00:00:00.000Z" },
    ],
    ["imagen-externa", { id: "B0ABCDEFGH", imageurl: "https://ejemplo.es/a.jpg" }],
    ["categoria-desconocida", { id: "B0ABCDEFGH", category: "inventada" }],
  ] as const)("shows under %s what the dashboard counts", async (filtro, row) => {
    await addProducto("bien", { id: "B0BIEN0000", imageurl: "/media/x", price: null });
    await addProducto("mal", { imageurl: "/media/x", price: null, ...row });
    expect(await slugsOf(`filtro=${filtro}`)).toEqual(["mal"]);
    expect((await findPage(filtroOf(`filtro=${filtro}`))).total).toBe(1);
    const counts = await countPendientes({ isMain: false });
    const counted = {
      "sin-asin": counts.sinAsin,
      "sin-imagen": counts.sinImagen,
      "precio-antiguo": counts.preciosViejos,
      "imagen-externa": counts.externasProductos,
      "categoria-desconocida": counts.categoriaDesconocida,
    }[filtro];
    expect(counted).toBe(1);
  });

  it("names the unknown categories, each once", async () => {
    expect(await findOcultas()).toEqual([]);
    for (const slug of ["a", "b"]) await addProducto(slug, { category: "Muy inventada" });
    await addProducto("c");
    expect(await findOcultas()).toEqual([{ slug: "muy-inventada", nombre: "Muy inventada" }]);
  });
});
