import { expect, it } from "vitest";
import { openVarios } from "~/actions/varios-page.server";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { action } from "~/routes/admin.$tipo.lote.confirmar";
import { findTree } from "~nouns/categorias/queries/categorias.server";
import { addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { routeAccount } from "../support/route-account";

testDatabase(seedBaseline);

const PATH = "/admin/categorias/lote/confirmar";
const open = (query: string) =>
  openVarios("categorias", new Request(`http://site.invalid${PATH}?${query}`));

it("asks where the products go of the categories that are to go, and keeps the choice it refuses", async () => {
  await addProducto("a", { category: "mobiliario" });
  const page = await open("accion=eliminar&id=cat-mobiliario&id=cat-textil-cuna");
  expect(page.fate).toContain("Se quitarán 2 categorías del sitio.");
  expect(page.heirs?.label).toBe("Mover 1 producto a");
  const values = page.heirs?.choices.map(({ value }) => value) ?? [];
  expect(values).not.toContain("cat-mobiliario");
  expect((await open("accion=eliminar&id=cat-textil-cuna")).heirs).toBeUndefined();

  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const send = (fields: Record<string, string>) =>
    ana.post(action, PATH, { id: "cat-mobiliario", ...fields }, { tipo: "categorias" });
  const refused = await send({ accion: "eliminar" });
  expect([refused.status, Object.keys(refused.reply?.error ?? {})]).toEqual([422, ["destino"]]);
  const done = await send({ accion: "eliminar", destino: "cat-textil-cuna" });
  expect([done.status, done.location]).toEqual([303, "/admin/categorias"]);
  const all = (await findTree()).flatMap(({ subcategorias }) => subcategorias);
  expect(all.map(({ id }) => id)).not.toContain("cat-mobiliario");
});

it("moves several out to be main categories, or into another, which the question names", async () => {
  const asked = await open("accion=padre&categoria=cat-paseo-viaje&id=cat-mobiliario");
  expect([asked.title, asked.fate]).toEqual([
    "¿Mover 1 categoría?",
    "Estarán dentro de «Paseo y viaje».",
  ]);
  expect((await open("accion=padre&categoria=none&id=cat-mobiliario")).fate).toBe(
    "Serán categorías principales.",
  );
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const fields = { accion: "padre", categoria: "none", id: "cat-mobiliario" };
  const { status } = await ana.post(action, PATH, fields, { tipo: "categorias" });
  expect(status).toBe(303);
  expect((await findTree()).map(({ id }) => id)).toContain("cat-mobiliario");
});
