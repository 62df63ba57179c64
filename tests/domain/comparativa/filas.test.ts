import { describe, expect, it } from "vitest";
import { toFilas } from "~/domain/comparativa/filas";
import type { Producto } from "~/domain/productos/queries/producto-row.server";

const producto = (rating: number) =>
  ({
    rating,
    price: "9 €",
    categoriaNombre: "Tronas",
    keyfeatures: [],
    pros: [],
    cons: [],
  }) as Partial<Producto> as Producto;

describe("toFilas", () => {
  it("says in the words of the cards that no rating was given", () => {
    const filas = toFilas([producto(4.5), producto(0)], false);
    expect(filas.find(({ label }) => label === "Valoración")?.values).toEqual([
      ["4,5 de 5"],
      ["Sin valorar"],
    ]);
  });

  it("has no difference where none was rated", () => {
    expect(toFilas([producto(0), producto(0)], true)).toEqual([]);
  });
});
