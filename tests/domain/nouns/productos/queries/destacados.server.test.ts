import { beforeEach, expect, it } from "vitest";
import { setDestacado } from "~nouns/productos/queries/change-productos.server";
import { findFeatured } from "~nouns/productos/queries/productos.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { testDatabase } from "../../../../support/database";
import { addProducto } from "../../../catalogo";
import { insertCategorias } from "../../consejos/seed";

testDatabase(() => insertCategorias("mobiliario"));

const order = (slug: string, intent: Parameters<typeof setDestacado>[1]) =>
  setDestacado(`p-${slug}`, intent, { id: "u1", email: "ana@ejemplo.es" });
const atHome = async () => (await findFeatured()).map(({ slug }) => slug);

beforeEach(async () => {
  for (const slug of ["a", "b", "c"]) await addProducto(slug);
  for (const slug of ["c", "a", "b"]) await order(slug, "destacar");
});

it("shows the featured in the order in which they were chosen, at home and in the list", async () => {
  expect(await atHome()).toEqual(["c", "a", "b"]);
  const list = await findPage(parseFiltroProductos(new URLSearchParams("filtro=destacados")));
  expect(list.items.map(({ slug }) => slug)).toEqual(["c", "a", "b"]);
});

it("moves one past its neighbour", async () => {
  expect(await order("b", "subir")).toBe("destacado.movido");
  expect(await atHome()).toEqual(["c", "b", "a"]);
  await order("c", "bajar");
  expect(await atHome()).toEqual(["b", "c", "a"]);
});

it("moves nothing past an end, and nothing that is not featured", async () => {
  await addProducto("d");
  expect([await order("c", "subir"), await order("d", "subir")]).toEqual([
    "destacado.sin-fila",
    "destacado.sin-fila",
  ]);
  expect(await atHome()).toEqual(["c", "a", "b"]);
});

it("keeps the place of one that is featured again, and puts one that comes back last", async () => {
  await order("c", "destacar");
  expect(await atHome()).toEqual(["c", "a", "b"]);
  await order("c", "quitar");
  await order("c", "destacar");
  expect(await atHome()).toEqual(["a", "b", "c"]);
});
