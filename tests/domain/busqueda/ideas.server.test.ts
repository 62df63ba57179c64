import { expect, it } from "vitest";
import { IDEAS_LIMIT } from "~/domain/busqueda/busqueda";
import { findIdeas } from "~/domain/busqueda/ideas.server";
import { seedBaseline } from "~db/seed/baseline.server";
import { testDatabase } from "../../support/database";
import { addProductos, findTitles } from "./content";

testDatabase(seedBaseline);

it("gives the first words of the best products, each once whatever its case and accents", async () => {
  await addProductos(
    { title: "Trona alta", rating: 5 },
    { title: "TRONA baja", rating: 4.9 },
    { title: "Cojin largo", rating: 2 },
    { title: "Bañera-cambiador plegable", rating: 4.5 },
  );
  await addProductos({ title: "Cojín redondo", rating: 3, isrecommended: 1 });
  expect(await findIdeas()).toEqual(["Cojín", "Trona", "Bañera"]);
});

it("leaves out drafts, figures and short words", async () => {
  await addProductos(
    { title: "Carrito sin publicar", estado: "draft" },
    "3 en 1 de paseo",
    "XL de algodón",
    "%% de descuento",
    "Saco de dormir",
  );
  expect(await findIdeas()).toEqual(["Saco"]);
});

it("gives few, and each finds something", async () => {
  await addProductos(
    ..."Aro Bata Cuna Duda Enano Faro Gorro Hada".split(" ").map((word) => `${word} de madera`),
  );
  const ideas = await findIdeas();
  expect(ideas).toHaveLength(IDEAS_LIMIT);
  for (const idea of ideas) expect(await findTitles(idea)).not.toEqual([]);
});

it("gives none without products", async () => {
  expect(await findIdeas()).toEqual([]);
});
