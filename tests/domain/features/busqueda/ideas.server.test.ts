import { expect, it } from "vitest";
import { findIdeas, findNearest } from "~features/busqueda/queries/ideas.server";
import { IDEAS_LIMIT } from "~features/busqueda/rules/busqueda";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { siteDatabase } from "../../../support/database";
import { addProductos } from "./content";

siteDatabase();

it("gives the categories of the best products, each once, the best first", async () => {
  await addProductos(
    { title: "Capa de baño", rating: 5, category: "bano-higiene" },
    { title: "Bañera", rating: 4.9, category: "bano-higiene" },
  );
  await addProductos({ title: "Cuna", rating: 2, category: "mobiliario", isrecommended: 1 });
  expect(await findIdeas()).toEqual([
    { slug: "mobiliario", nombre: "Mobiliario" },
    { slug: "bano-higiene", nombre: "Baño e higiene" },
  ]);
});

it("gives no category of which all products are drafts, and none that does not exist", async () => {
  await addProductos(
    { title: "Carrito", estado: "draft", category: "carritos-sillas-paseo" },
    { title: "Saco", category: "inventada" },
  );
  expect(await findIdeas()).toEqual([]);
});

it("gives few", async () => {
  const slugs =
    "mobiliario textil-cuna vigilabebes sillas-coche bano-higiene ropa-calzado mama-embarazo";
  await addProductos(
    ...slugs.split(" ").map((category) => ({ title: `De ${category}`, category })),
  );
  expect(await findIdeas()).toHaveLength(IDEAS_LIMIT);
});

it("begins with the categories that were named, all of them", async () => {
  const named = ["juguetes-educativos", "mobiliario", "textil-cuna", "vigilabebes"].map((slug) => ({
    slug,
    nombre: slug,
  }));
  expect(await findNearest(parseConsulta("tronas"), named)).toEqual(named);
  const [first, second] = await findNearest(parseConsulta("tronas"), named.slice(0, 1));
  expect([first?.slug, second?.slug]).toEqual(["juguetes-educativos", "tronas-asientos"]);
});
