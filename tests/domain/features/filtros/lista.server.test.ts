import { expect, it } from "vitest";
import { chooseProductos } from "~features/filtros/lista.server";
import { testDatabase } from "../../../support/database";
import { insertRows, readRow } from "../../../support/stored";
import { addProducto } from "../../catalogo";

testDatabase();

const CLAVES = ["ancho", "largo"] as const;

const said = async (query: string) => {
  const { productos } = await chooseProductos(["mobiliario"], new URLSearchParams(query));
  return productos.map(({ ficha }) => ficha.map(({ nombre }) => nombre));
};

it("gives a product of a list the facts that are asked for, and one of a table all", async () => {
  for (const [slug, ancho] of Object.entries({ a: 5, b: 12 })) {
    const medidas = { "ancho-1": ancho, "largo-1": ancho + 1 };
    const ficha = Object.entries(medidas).map(([id, valor]) => [id, { valor, fuente: "medido" }]);
    await addProducto(slug, { ficha: JSON.stringify(Object.fromEntries(ficha)) });
  }
  const { id } = await readRow("categorias", { slug: "mobiliario" });
  const fact = { categoria_id: id, tipo: "numero", filtrable: 1, mejor: "menos" } as const;
  const rows = CLAVES.map((clave, n) => ({
    ...{ ...fact, id: `${clave}-1`, clave, nombre: clave, unidad: "cm", posicion: 90 + n },
  }));
  await insertRows("datos", ...rows);
  expect(await said("")).toEqual([[], []]);
  expect(await said("dato-ancho=5")).toEqual([["ancho"]]);
  expect(await said("orden=dato-largo")).toEqual([["largo"], ["largo"]]);
  expect(await said("vista=tabla")).toEqual([CLAVES, CLAVES]);
});
