import { expect, it } from "vitest";
import { findPortada } from "~/layout/portada/portada.server";
import { countResenas } from "~nouns/productos/queries/productos.server";
import { findRevisores, hasDemoProductos } from "~nouns/productos/queries/revisores.server";
import { testDatabase } from "../../../../support/database";
import { insertRows } from "../../../../support/insert-rows";
import { addProducto } from "../../../catalogo";

testDatabase();

it("counts published reviews by who signs them", async () => {
  const contenido_principal = "La usamos un mes.";
  await addProducto("a", { revisor: "Ana", demo: 1, contenido_principal });
  await addProducto("b", { revisor: "Berta", contenido_principal });
  await addProducto("c", { revisor: "Berta", demo: 1, contenido_principal });
  await addProducto("d", { revisor: "Carla", estado: "draft", contenido_principal });
  await addProducto("e");
  const at = "2026-01-01T00:00:00.000Z";
  const berta = { id: "b", slug: "berta", nombre: "Berta", bio: "Madre de dos." };
  await insertRows("autores", { ...berta, created_at: at, updated_at: at });
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
