import { expect, it } from "vitest";
import { writeFlash } from "~/http/cookies/cookies.server";
import { action, loader } from "~/routes/admin.productos._index";
import { findFeatured } from "~nouns/productos/queries/productos.server";
import { addProducto } from "../domain/catalogo";
import { insertCategorias } from "../domain/nouns/consejos/seed";
import { testDatabase } from "../support/database";
import { routeAccount } from "../support/route-account";

testDatabase(() => insertCategorias("mobiliario"));

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

it("a product that has just been published is offered for the home page that features none", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  await addProducto("a", { title: "Trona Alta" });
  const flash = (await writeFlash("producto.creado", "a")).split(";")[0];
  luz.cookie = `${luz.cookie}; ${flash}`;
  const open = async () => {
    const request = luz.request("/admin/productos");
    const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
    return (await loader({ request, params: {}, context })).data;
  };
  const offer = { featured: 0, reciente: { publicado: { id: "p-a", title: "Trona Alta" } } };
  expect(await open()).toMatchObject(offer);
  const volver = "/admin/productos";
  const { status } = await luz.post(action, volver, { intent: "destacar", id: "p-a", volver });
  expect([status, (await open()).featured]).toEqual([303, 1]);
});
