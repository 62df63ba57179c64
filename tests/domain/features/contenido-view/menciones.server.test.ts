import { expect, it } from "vitest";
import { findMenciones } from "~features/contenido-view/guias.server";
import { testDatabase } from "../../../support/database";
import { addConsejo, addProducto } from "../../catalogo";

testDatabase();

it("finds the published articles that show a product, as a pick or as a card, newest first", async () => {
  await addProducto("cuna");
  await addProducto("otra");
  await addConsejo("guia", {
    contenido: "::eleccion cuna | La mejor\n::eleccion otra | Otra\n",
    fecha: "2026-01-01T10:00:00.000Z",
  });
  await addConsejo("texto", {
    contenido: "Primero.\n\n::producto cuna\n\n::producto cuna\n",
    fecha: "2026-02-01T10:00:00.000Z",
  });
  await addConsejo("borrador", { contenido: "::producto cuna", estado: "draft" });
  await addConsejo("nada", { contenido: "Habla de ::producto cuna en medio de una línea." });
  const slugs = async (id: string) => (await findMenciones(id)).map(({ slug }) => slug);
  expect(await slugs("p-cuna")).toEqual(["texto", "guia"]);
  expect(await slugs("p-otra")).toEqual(["guia"]);
  expect(await slugs("p-nada")).toEqual([]);
});
