import { beforeEach, expect, it } from "vitest";
import { findCandidatos, findComparables } from "~nouns/productos/queries/comparables.server";
import { findByIds } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

const GONE = { retirada: "alerta", retirada_at: "2026-01-01T00:00:00.000Z" } as const;

beforeEach(async () => {
  const parent_id = "paseo";
  await insertRows("categorias", { nombre: "paseo" });
  await insertRows(
    "categorias",
    { nombre: "sillas", parent_id },
    { nombre: "mochilas", parent_id },
  );
});

it("takes the three best rated on sale, and no category with fewer", async () => {
  for (const [slug, rating] of Object.entries({ a: 3, b: 5, c: 4, d: 4.5 })) {
    await addProducto(slug, { category: "sillas", rating });
  }
  await addProducto("alerta", { category: "sillas", rating: 5, ...GONE });
  await addProducto("borrador", { category: "sillas", rating: 5, estado: "draft" });
  for (const slug of ["m1", "m2"]) await addProducto(slug, { category: "mochilas" });
  await addProducto("m3", { category: "mochilas", rating: 0 });
  const found = await findComparables();
  expect(
    found.map(({ nombre, productos }) => [nombre, ...productos.map(({ slug }) => slug)]),
  ).toEqual([["sillas", "b", "d", "c"]]);
});

it("finds four more of the category, best first, while there is room for one", async () => {
  for (const [index, slug] of ["a", "b", "c", "d", "e", "f"].entries()) {
    await addProducto(slug, { category: "sillas", rating: 1 + index / 2 });
  }
  await addProducto("alerta", { category: "sillas", rating: 5, ...GONE });
  await addProducto("m1", { category: "mochilas", rating: 5 });
  const beside = async (...slugs: string[]) => {
    const found = await findCandidatos(await findByIds(slugs.map((slug) => `p-${slug}`)));
    return found && [found.nombre, ...found.productos.map(({ slug }) => slug)];
  };
  expect(await beside("e")).toEqual(["sillas", "f", "d", "c", "b"]);
  expect(await beside("f", "m1")).toEqual(["sillas", "e", "d", "c", "b"]);
  expect(await beside("m1")).toEqual(["mochilas"]);
  expect(await beside("a", "b", "c")).toBeUndefined();
  expect(await beside()).toBeUndefined();
});
