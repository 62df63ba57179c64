import { expect, it } from "vitest";
import { findRevisores, hasDemoProductos } from "~/domain/productos/queries/revisores.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../../support/database";
import { addProducto } from "../../catalogo";

testDatabase();

it("counts published reviews by who signs them", async () => {
  await addProducto("a", { revisor: "Ana", demo: 1 });
  await addProducto("b", { revisor: "Berta" });
  await addProducto("c", { revisor: "Berta", demo: 1 });
  await addProducto("d", { revisor: "Carla", estado: "draft" });
  await addProducto("e");
  const at = "2026-01-01T00:00:00.000Z";
  const berta = { id: "b", slug: "berta", nombre: "Berta", bio: "Madre de dos." };
  await database().write((trx) =>
    trx
      .insertInto("autores")
      .values({ ...berta, created_at: at, updated_at: at })
      .execute(),
  );
  expect(await findRevisores()).toEqual([
    { nombre: "Berta", resenas: 2, isDemo: false, bio: "Madre de dos." },
    { nombre: "Ana", resenas: 1, isDemo: true, bio: null },
  ]);
});

it("knows whether visitors see anything of the demo catalogue", async () => {
  await addProducto("a", { demo: 1, estado: "draft" });
  expect(await hasDemoProductos()).toBe(false);
  await addProducto("b", { demo: 1 });
  expect(await hasDemoProductos()).toBe(true);
});
