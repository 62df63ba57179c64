import { expect, it } from "vitest";
import { findNewest } from "~nouns/productos/queries/productos.server";
import { testDatabase } from "../../../../support/database";
import { addProducto } from "../../../catalogo";

testDatabase();

it("products whose day of publication nobody knows stand behind all others", async () => {
  await addProducto("antes", { published_at: "2026-01-02T10:00:00.000Z" });
  await addProducto("sin-dia", { published_at: null });
  await addProducto("despues", { published_at: "2026-02-02T10:00:00.000Z" });
  const newest = await findNewest(["mobiliario"]);
  expect(newest.map(({ slug }) => slug)).toEqual(["despues", "antes", "sin-dia"]);
});
