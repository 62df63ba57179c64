import { expect, it } from "vitest";
import { findPortada } from "~/layout/portada/portada.server";
import { countResenas, findNewest, findRivales } from "~nouns/productos/queries/productos.server";
import { findRevisores, hasDemoProductos } from "~nouns/productos/queries/revisores.server";
import { testDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/insert-rows";
import { deleteRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

it("counts published reviews by who signs them", async () => {
  const contenido_principal = "La usamos un mes.";
  await addProducto("a", { revisor: "Ana", demo: 1, contenido_principal });
  await addProducto("b", { revisor: "Berta", contenido_principal });
  await addProducto("c", { revisor: "Berta", demo: 1, contenido_principal });
  await addProducto("d", { revisor: "Carla", estado: "draft", contenido_principal });
  await addProducto("e");
  await insertRows("autores", { nombre: "Berta", bio: "Madre de dos." });
  expect(await findRevisores()).toEqual([
    { nombre: "Berta", resenas: 2, isDemo: false, bio: "Madre de dos." },
    { nombre: "Ana", resenas: 1, isDemo: true, bio: null },
  ]);
});

it("counts as a review what has a text and a reviewer, and nothing else", async () => {
  const contenido_principal = "La usamos un mes.";
  await addProducto("a", { revisor: "Ana", contenido_principal });
  await addProducto("b", { revisor: "Ana", descripcion: "Una cuna." });
  await addProducto("c", { revisor: "Ana", contenido_principal: "  " });
  await addProducto("d", { contenido_principal });
  await addProducto("e", { revisor: " ", contenido_principal });
  await addProducto("f", { revisor: "Ana", contenido_principal, estado: "draft" });
  expect(await countResenas()).toBe(1);
  expect((await findRevisores()).map(({ nombre, resenas }) => [nombre, resenas])).toEqual([
    ["Ana", 1],
  ]);
  const { resenas, hasProductos } = await findPortada();
  expect([resenas, hasProductos]).toEqual([1, true]);
});

it("knows whether visitors see anything of the demo catalogue", async () => {
  await addProducto("a", { demo: 1, estado: "draft" });
  expect(await hasDemoProductos()).toBe(false);
  await addProducto("b", { demo: 1 });
  expect(await hasDemoProductos()).toBe(true);
});

it("products whose day of publication nobody knows stand behind all others", async () => {
  await addProducto("antes", { published_at: "2026-01-02T10:00:00.000Z" });
  await addProducto("sin-dia", { published_at: null });
  await addProducto("despues", { published_at: "2026-02-02T10:00:00.000Z" });
  const newest = await findNewest(["mobiliario"]);
  expect(newest.map(({ slug }) => slug)).toEqual(["despues", "antes", "sin-dia"]);
});

it("compares a product with what is published, on sale and of its category", async () => {
  const retirada_at = "2026-01-01T00:00:00.000Z";
  await addProducto("este");
  await addProducto("otro", { rating: 3 });
  await addProducto("mejor", { rating: 5 });
  await addProducto("borrador", { estado: "draft" });
  await addProducto("retirado", { retirada: "retirado", retirada_at });
  await addProducto("ajeno", { category: "sillas" });
  const found = await findRivales({ id: "p-este", category: "mobiliario" });
  expect(found.map(({ slug }) => slug)).toEqual(["mejor", "otro"]);
});

it("knows at once whoever is added or taken off sale", async () => {
  const rivals = async () =>
    (await findRivales({ id: "p-este", category: "mobiliario" })).map(({ slug }) => slug);
  await addProducto("este");
  expect(await rivals()).toEqual([]);
  await addProducto("nuevo");
  expect(await rivals()).toEqual(["nuevo"]);
  await deleteRows("productos", { slug: "nuevo" });
  expect(await rivals()).toEqual([]);
});
