import { expect, it } from "vitest";
import { findFeatured } from "~/domain/productos/queries/productos.server";
import { action } from "~/routes/admin.productos._index";
import { addProducto } from "../domain/catalogo";
import { insertCategorias } from "../domain/consejos/seed";
import { testDatabase } from "../support/database";
import { routeAccount } from "../support/route-account";

testDatabase((open) => insertCategorias(open, "mobiliario"));

it("any admin puts the featured products in order, and an unknown order is refused", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  for (const slug of ["a", "b"]) await addProducto(slug, { destacado_home: 1 });
  const volver = "/admin/productos?filtro=destacados";
  const send = (intent: string) => luz.post(action, volver, { intent, id: "p-b", volver });
  const { status, location } = await send("subir");
  expect([status, location]).toEqual([303, volver]);
  expect((await findFeatured()).map(({ slug }) => slug)).toEqual(["b", "a"]);
  expect((await send("toString")).status).toBe(422);
});
