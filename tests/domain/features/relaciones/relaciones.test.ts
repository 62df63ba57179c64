import { beforeEach, describe, expect, it } from "vitest";
import { fold } from "~base/texto";
import {
  addRelaciones,
  moveRelacion,
  RelatedGoneError,
  removeRelacion,
} from "~features/relaciones/change-relaciones.server";
import type { Origen } from "~features/relaciones/relacion";
import {
  findRelated,
  searchCandidatos,
  searchConsejos,
  searchProductos,
} from "~features/relaciones/relaciones.server";
import { testDatabase } from "../../../support/database";
import { deleteRows } from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

testDatabase();
const actor = { id: "ana", email: "ana@ejemplo.es" };
const producto: Origen = { tipo: "producto", id: "p-a" };
const consejo: Origen = { tipo: "consejo", id: "c-x" };

beforeEach(async () => {
  for (const slug of ["a", "b", "c", "d"]) await addProducto(slug);
  await addConsejo("x");
});

const titles = async (origen: Origen) => (await findRelated(origen)).map(({ id }) => id);

describe.each([producto, consejo])("relations of a $tipo", (origen) => {
  it("adds in the order given, once, after those that are there", async () => {
    await addRelaciones(origen, ["p-c", "p-b"], actor);
    await addRelaciones(origen, ["p-b", "p-d"], actor);
    expect(await titles(origen)).toEqual(["p-c", "p-b", "p-d"]);
  });

  it("adds all or none", async () => {
    await expect(addRelaciones(origen, ["p-b", "nada"], actor)).rejects.toThrow(RelatedGoneError);
    expect(await titles(origen)).toEqual([]);
    await expect(addRelaciones({ ...origen, id: "nada" }, ["p-b"], actor)).rejects.toThrow(
      RelatedGoneError,
    );
  });

  it("moves up and down, and stays put at the ends", async () => {
    await addRelaciones(origen, ["p-b", "p-c", "p-d"], actor);
    expect(await moveRelacion(origen, "p-d", -1, actor)).toBe(true);
    expect(await titles(origen)).toEqual(["p-b", "p-d", "p-c"]);
    await moveRelacion(origen, "p-b", -1, actor);
    await moveRelacion(origen, "p-b", 1, actor);
    expect(await titles(origen)).toEqual(["p-d", "p-b", "p-c"]);
    expect(await moveRelacion(origen, "nada", 1, actor)).toBe(false);
  });

  it("removes once", async () => {
    await addRelaciones(origen, ["p-b"], actor);
    expect(await removeRelacion(origen, "p-b", actor)).toBe(true);
    expect(await removeRelacion(origen, "p-b", actor)).toBe(false);
  });

  it("the same pair twenty times at once is one row", async () => {
    await Promise.all(Array.from({ length: 20 }, () => addRelaciones(origen, ["p-b"], actor)));
    expect(await titles(origen)).toEqual(["p-b"]);
  });

  it("offers other products and marks those that are related", async () => {
    await addRelaciones(origen, ["p-b"], actor);
    const { items, total } = await searchCandidatos(origen, "producto");
    const offered = items.map(({ id, isRelated }) => [id, isRelated]);
    const own = origen.tipo === "consejo" ? [["p-a", false]] : [];
    expect(offered).toEqual([["p-b", true], ...own, ["p-c", false], ["p-d", false]]);
    expect(total).toBe(offered.length);
  });
});

it.each([
  ["", 3],
  ["producto", 3],
  ["producto a", 0],
  ["producto b", 1],
])("of those that hold «%s» all but the product itself are counted: %i", async (q, expected) => {
  const { items, total } = await searchCandidatos(producto, q);
  expect([items.length, total]).toEqual([expected, expected]);
});

it.each([
  ["bañera", ["p-f", "p-e"]],
  ["ñe", ["p-f", "p-e"]],
  ["u", ["p-g"]],
  ["100 %", ["p-e", "p-h"]],
  ["%", ["p-e", "p-h"]],
  ["_", []],
])("drafts that hold «%s» are counted like what is published: %j", async (q, expected) => {
  const add = (slug: string, title: string, estado: "draft" | "published") =>
    addProducto(slug, { title, titulo_folded: fold(title), estado });
  await deleteRows("productos");
  await add("e", "Bañera al 100 %", "published");
  await add("f", "Bañera", "draft");
  await add("g", "Cuna", "draft");
  await add("h", "Manta 100 % lana", "published");
  const { items, total } = await searchCandidatos(consejo, q);
  expect([items.map(({ id }) => id), total]).toEqual([expected, expected.length]);
});

it("offers first what is related or chosen, then the same category, and never the product itself", async () => {
  await addProducto("e", { category: "otra" });
  await addProducto("f", { category: "otra" });
  await addRelaciones({ tipo: "producto", id: "p-e" }, ["p-d"], actor);
  const offered = async (q: string, chosen: string[]) =>
    (await searchCandidatos({ tipo: "producto", id: "p-e" }, q, chosen)).items.map(({ id }) => id);
  expect(await offered("", ["p-b", "p-e", "nada"])).toEqual(["p-b", "p-d", "p-f", "p-a", "p-c"]);
  expect(await offered("producto c", ["p-b"])).toEqual(["p-c"]);
});

it("each line of the lists says how many it is related to", async () => {
  await addRelaciones(producto, ["p-b", "p-c"], actor);
  await addRelaciones(consejo, ["p-a"], actor);
  const productos = await searchProductos({ q: "", pagina: 1 });
  expect(productos.items.map(({ id, total }) => [id, total])).toEqual([
    ["p-a", 2],
    ["p-b", 0],
    ["p-c", 0],
    ["p-d", 0],
  ]);
  const consejos = await searchConsejos({ q: "", pagina: 1 });
  expect(consejos.items.map(({ total }) => total)).toEqual([1]);
  expect((await searchProductos({ q: "no hay", pagina: 1 })).items).toEqual([]);
});

it("the database takes no product related to itself", async () => {
  await expect(addRelaciones(producto, ["p-a"], actor)).rejects.toThrow(/check/i);
});
