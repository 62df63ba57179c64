import { expect, it } from "vitest";
import { findRevisores, hasDemoProductos } from "~/domain/productos/queries/revisores.server";
import { testDatabase } from "../../../support/database";
import { addProducto } from "../../catalogo";

testDatabase();

it("counts published reviews by who signs them", async () => {
  await addProducto("a", { revisor: "Ana", demo: 1 });
  await addProducto("b", { revisor: "Berta" });
  await addProducto("c", { revisor: "Berta", demo: 1 });
  await addProducto("d", { revisor: "Carla", estado: "draft" });
  await addProducto("e");
  expect(await findRevisores()).toEqual([
    { nombre: "Berta", resenas: 2, isDemo: false },
    { nombre: "Ana", resenas: 1, isDemo: true },
  ]);
});

it("knows whether visitors see anything of the demo catalogue", async () => {
  await addProducto("a", { demo: 1, estado: "draft" });
  expect(await hasDemoProductos()).toBe(false);
  await addProducto("b", { demo: 1 });
  expect(await hasDemoProductos()).toBe(true);
});
