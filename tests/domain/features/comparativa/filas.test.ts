import { describe, expect, it } from "vitest";
import { isShared, toFilas } from "~features/comparativa/filas";
import type { Producto } from "~nouns/productos/queries/producto-row.server";

const NOW = "2026-11-29T12:00:00.000Z";

const producto = (rating: number) =>
  ({
    rating,
    price: "9 €",
    precioComprobadoAt: "2026-11-28T12:00:00.000Z",
    categoriaNombre: "Tronas",
    keyfeatures: [],
    pros: [],
    cons: [],
    ficha: [],
    criterios: [],
  }) as Partial<Producto> as Producto;

describe("toFilas", () => {
  it("says in the words of the cards that no rating was given", () => {
    const filas = toFilas([producto(4.5), producto(0)], false, NOW);
    expect(filas.find(({ label }) => label === "Valoración")?.values).toEqual([
      ["4,5 de 5"],
      ["Sin valorar"],
    ]);
  });

  it("says before the facts what we think, and names the lowest price and the best score", () => {
    const dear = {
      ...producto(4.5),
      price: "90 €",
      veredicto: "Para todo",
      para_quien: "Ascensores",
    };
    const filas = toFilas([dear, producto(4)], false, NOW);
    expect(filas.map(({ label }) => label).slice(0, 4)).toEqual([
      ...["Precio", "Valoración", "Veredicto", "Para quién es"],
    ]);
    expect(filas[0]?.best).toEqual([undefined, "menor precio"]);
    expect(filas[1]?.best).toEqual(["mejor nota", undefined]);
    const old = { ...dear, precioComprobadoAt: "2026-01-01T12:00:00.000Z" };
    expect(toFilas([old, producto(4)], false, NOW)[0]?.best).toBeUndefined();
    expect(toFilas([producto(4.26), producto(4.34)], false, NOW)[1]?.best).toBeUndefined();
    expect(filas[2]?.values).toEqual([["Para todo"], []]);
  });

  it("knows what tells no product from another, and leaves price and score in the table", () => {
    const filas = toFilas([producto(4), producto(4)], false, NOW);
    expect(filas.filter(isShared).map(({ label }) => label)).toEqual(["Categoría"]);
    expect(toFilas([producto(4)], false, NOW).filter(isShared)).toEqual([]);
  });

  it("has no difference where none was rated", () => {
    expect(toFilas([producto(0), producto(0)], true, NOW)).toEqual([]);
  });

  it("aligns the facts and marks the best value only where all have one and they differ", () => {
    const withPeso = (valor: number | null, id = "peso-1") => ({
      ...producto(4),
      ficha: [
        {
          ...{ id, nombre: "Peso", unidad: "kg", tipo: "numero", mejor: "menos", valor },
          peso: null,
          ...{ texto: valor === null ? null : `${valor} kg`, fuente: null },
        } as Producto["ficha"][number],
      ],
    });
    const rowOf = (...productos: Producto[]) =>
      toFilas(productos, false, NOW).find(({ label }) => label === "Peso");
    expect(rowOf(withPeso(9), withPeso(6, "peso-2"))).toEqual({
      label: "Peso",
      values: [["9 kg"], ["6 kg"]],
      best: [undefined, "menos peso"],
    });
    expect(rowOf(withPeso(9), withPeso(null))).toMatchObject({
      values: [["9 kg"], ["No medido"]],
      best: undefined,
    });
    expect(rowOf(withPeso(6), withPeso(6))?.best).toBeUndefined();
    expect(rowOf(withPeso(6), withPeso(9), withPeso(6))?.best).toEqual([
      ...["menos peso, en empate", undefined, "menos peso, en empate"],
    ]);
    const gone = { ...withPeso(3), retirada: "alerta" as const };
    expect(rowOf(gone, withPeso(6), withPeso(9))?.best).toBeUndefined();
    expect(rowOf(withPeso(6), producto(4))?.values).toEqual([["6 kg"], []]);
    expect(rowOf(withPeso(null), withPeso(null))).toBeUndefined();
    const named = (nombre: string, valor: number) => {
      const { ficha, ...rest } = withPeso(valor);
      return { ...rest, ficha: ficha.map((each) => ({ ...each, nombre })) };
    };
    const wash = [named("Se lava hasta", 60), named("Se lava hasta", 40)];
    expect(toFilas(wash, false, NOW).find(({ best }) => best?.[1])?.best).toEqual([
      ...[undefined, "el más bajo"],
    ]);
  });
});
