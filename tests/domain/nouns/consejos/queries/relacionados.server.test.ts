import { expect, it } from "vitest";
import {
  findPopularCategorias,
  findRecommended,
  findRelated,
} from "~nouns/consejos/queries/relacionados.server";
import { testDatabase } from "../../../../support/database";
import { insertCategorias, insertConsejos, insertProductos, insertTipos, recommend } from "../seed";

testDatabase(async () => {
  await insertTipos();
  await insertCategorias("cunas", "luces", "sacos", "tronas", "vasos");
  await insertProductos(
    { id: "cuna" },
    { id: "saco-fino", category: "sacos" },
    { id: "luz", category: "luces" },
    { id: "saco", category: "sacos" },
    { id: "oculto", category: "vasos", estado: "draft" },
    { id: "vaso", category: "vasos" },
    { id: "suelto", category: "sin-categoria" },
  );
  await insertConsejos(
    { id: "este", day: 1 },
    { id: "comparte-uno", categoria: "alimentacion", day: 9 },
    { id: "comparte-dos", categoria: "alimentacion", day: 2 },
    { id: "mismo-tipo", day: 5 },
    { id: "mismo-tipo-nuevo", day: 6 },
    { id: "otro-tipo", categoria: "alimentacion", day: 20 },
    { id: "borrador", day: 30, estado: "draft" },
  );
  await recommend("este", "saco", "oculto", "cuna", "luz");
  await recommend("comparte-uno", "luz");
  await recommend("comparte-dos", "luz", "saco");
  await recommend("borrador", "luz", "saco", "cuna", "vaso");
});

const related = async (id: string, categoria = "sueno") =>
  (await findRelated({ id, categoria })).map((consejo) => consejo.id);

it("relates by common products first, then by type, without itself and without drafts", async () => {
  expect(await related("este")).toEqual(["comparte-dos", "comparte-uno", "mismo-tipo-nuevo"]);
  expect(await related("mismo-tipo")).toEqual(["mismo-tipo-nuevo", "este"]);
  expect(await related("otro-tipo", "alimentacion")).toEqual(["comparte-uno", "comparte-dos"]);
});

it("recommends published products in the editor's order", async () => {
  const productos = await findRecommended("este", []);
  expect(productos.map(({ id }) => id)).toEqual(["saco", "cuna", "luz"]);
  expect(await findRecommended("mismo-tipo", [])).toEqual([]);
});

it("counts the products that published articles recommend, by categories that exist", async () => {
  await recommend("otro-tipo", "suelto", "saco-fino");
  expect((await findPopularCategorias()).map(({ slug }) => slug)).toEqual([
    "sacos",
    "cunas",
    "luces",
  ]);
});

it("names four popular categories at most", async () => {
  await insertProductos({ id: "trona", category: "tronas" }, { id: "otro", category: "vasos" });
  await recommend("otro-tipo", "trona", "otro");
  expect(await findPopularCategorias()).toHaveLength(4);
});
