import { expect, it } from "vitest";
import { chooseProductos } from "~features/filtros/lista.server";
import { testDatabase } from "../../../support/database";
import { write } from "../../../support/stored";
import { addProducto } from "../../catalogo";

testDatabase();

const CLAVES = ["ancho", "largo"] as const;

const said = async (query: string) => {
  const { productos } = await chooseProductos(["mobiliario"], new URLSearchParams(query));
  return productos.map(({ ficha }) => ficha.map(({ nombre }) => nombre));
};

it("gives a product of a list the facts that are asked for, and one of a table all", async () => {
  for (const [slug, ancho] of [
    ["a", 5],
    ["b", 12],
  ] as const) {
    const medidas = { "ancho-1": ancho, "largo-1": ancho + 1 };
    const ficha = Object.entries(medidas).map(([id, valor]) => [id, { valor, fuente: "medido" }]);
    await addProducto(slug, { ficha: JSON.stringify(Object.fromEntries(ficha)) });
  }
  await write(async (trx) => {
    const own = trx.selectFrom("categorias").select(["id", "parent_id"]);
    const { id, parent_id } = await own.where("slug", "=", "mobiliario").executeTakeFirstOrThrow();
    const rows = CLAVES.map((clave, posicion) => ({
      ...{ id: `${clave}-1`, clave, nombre: clave, unidad: "cm", posicion: 90 + posicion },
      ...{ categoria_id: parent_id ?? id, tipo: "numero" as const },
      ...{ filtrable: 1 as const, mejor: "menos" as const },
    }));
    await trx.insertInto("datos").values(rows).execute();
  });
  expect(await said("")).toEqual([[], []]);
  expect(await said("dato-ancho=5")).toEqual([["ancho"]]);
  expect(await said("orden=dato-largo")).toEqual([["largo"], ["largo"]]);
  expect(await said("vista=tabla")).toEqual([CLAVES, CLAVES]);
});
