import { expect, it } from "vitest";
import { findRivales } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { deleteRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

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
