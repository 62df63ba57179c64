import { describe, expect, it } from "vitest";
import type { Columnas } from "~features/filtros/columnas.server";
import { elegir } from "~features/filtros/elegir";
import type { Dato } from "~nouns/ficha/dato";
import { makePick } from "../../../support/make-pick";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");
const DAY_MS = 86_400_000;

const dato = (clave: string, rest: Partial<Dato>): Dato => ({
  ...{ id: `${clave}-x`, clave, nombre: clave, unidad: "", opciones: [], mejor: null, peso: null },
  ...{ tipo: "numero", filtrable: true, frase: "", ...rest },
});
const DATOS = [
  dato("peso", { mejor: "menos", unidad: "kg", frase: "Pesa … o menos" }),
  dato("talla", { mejor: "mas", unidad: "cm" }),
  dato("isofix", { tipo: "si_no" }),
  dato("tela", { tipo: "opcion", opciones: ["Lino", "Algodón"] }),
  dato("marca", { tipo: "texto" }),
  dato("ancho", { filtrable: false }),
];

const pick = makePick();

const makeProducto = (n: number) => ({
  id: `p${n}`,
  nota: pick(undefined, 3.5, 4.2, 5),
  isWithdrawn: pick(false, false, true),
  recomendado: pick<0 | 1>(0, 1),
  precio: pick(undefined, 13_900, 29_999, 30_000, 74_900),
  isOld: pick(true, false, false),
  fecha: NOW - pick(1, 2, 3) * DAY_MS,
  peso: pick(undefined, 5.9, 6.4, 12, 14.6),
  talla: pick(undefined, 87, 105, 125),
  isofix: pick(undefined, 0, 1),
  tela: pick(undefined, "Lino", "Algodón"),
  marca: "Nubaro",
  ancho: 60,
});
type Producto = ReturnType<typeof makeProducto>;

const columnasOf = (all: readonly Producto[]): Columnas => ({
  ids: all.map(({ id }) => id),
  retirados: all.map(({ isWithdrawn }) => isWithdrawn),
  recomendados: all.map(({ recomendado }) => recomendado),
  notas: all.map(({ nota }) => nota),
  fechas: all.map(({ fecha }) => fecha),
  centimos: all.map(({ precio }) => precio),
  franjas: null,
  casa: [],
  preciosUntil: all.map(({ isOld }) => NOW - (isOld ? 1 : 0)),
  datos: Object.fromEntries(
    DATOS.map(({ id, clave }) => [id, all.map((each) => each[clave as "peso"])]),
  ),
});

const precioOf = ({ precio, isOld }: Producto) => (isOld ? Infinity : (precio ?? Infinity));

/** The rules of filters written a second time, in a line each, to compare results with. */
const RULES: Readonly<Record<string, (each: Producto, chosen: string) => boolean>> = {
  hasta: (each, chosen) => precioOf(each) <= Number(chosen) * 100,
  recomendado: ({ recomendado }) => recomendado === 1,
  "dato-peso": ({ peso = Infinity }, chosen) => peso <= Number(chosen),
  "dato-talla": ({ talla = -1 }, chosen) => talla >= Number(chosen),
  "dato-isofix": ({ isofix }) => isofix === 1,
  "dato-tela": ({ tela }, chosen) => tela === chosen,
};

const anyQuery = () => ({
  hasta: pick("", "", "300", "299,99"),
  recomendado: pick("", "", "si"),
  "dato-peso": pick("", "", "6,4", "12"),
  "dato-talla": pick("", "", "105"),
  "dato-isofix": pick("", "", "si"),
  "dato-tela": pick("", "", "Lino"),
  orden: pick("", "nota", "precio", "novedades", "dato-peso", "dato-talla"),
});

const choose = (query: Record<string, string>, all: readonly Producto[]) =>
  elegir(new URLSearchParams(query), DATOS, columnasOf(all), NOW);

describe("filters and orders", () => {
  const catalogues = Array.from({ length: 20 }, () =>
    Array.from({ length: pick(2, 5, 30) }, (_, n) => makeProducto(n)),
  );
  const cases = catalogues.flatMap((all) =>
    Array.from({ length: 15 }, () => ({ all, query: anyQuery() })),
  );

  it("leave those products and no others that fit every answer", () => {
    for (const { all, query } of cases) {
      const expected = all.filter((each) =>
        Object.entries(RULES).every(([name, fits]) => {
          const chosen = query[name as keyof typeof query].replace(",", ".");
          return chosen === "" || fits(each, chosen);
        }),
      );
      const { ids, orden } = choose(query, all);
      const wanted = expected.map(({ id }) => id);
      // Without an order the products must stay sorted as they came.
      expect(orden ? ids.toSorted() : ids).toEqual(orden ? wanted.sort() : wanted);
    }
  });

  it("say with each answer how many products it would leave", () => {
    for (const { all, query } of cases) {
      for (const { name, opciones } of choose(query, all).campos) {
        for (const { valor, n } of opciones) {
          expect(n).toBe(choose({ ...query, [name]: valor }, all).ids.length);
        }
      }
    }
  });

  it("put what is withdrawn or unknown after what is on sale and known", () => {
    const KEYS: Readonly<Record<string, (each: Producto) => number>> = {
      nota: ({ nota = -Infinity }) => -nota,
      precio: precioOf,
      novedades: ({ fecha }) => -fecha,
      "dato-peso": ({ peso = Infinity }) => peso,
      "dato-talla": ({ talla = -Infinity }) => -talla,
    };
    for (const { all, query } of cases) {
      const { ids, elegidos } = choose(query, all);
      const key = KEYS[elegidos.orden ?? ""];
      if (!key) continue;
      const keys = ids.map((id) => {
        const found = all.find((each) => each.id === id) as Producto;
        return found.isWithdrawn ? Infinity : key(found);
      });
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    }
  });
});

const THREE = [5.9, 6.4, 12].map((peso, n) => ({
  ...{ ...makeProducto(n), peso, talla: undefined, isofix: undefined, tela: undefined },
  ...{ precio: 120_000 + n, isOld: false, isWithdrawn: false },
}));

const campoOf = (query: Record<string, string>, wanted: string) =>
  choose(query, THREE).campos.find(({ name }) => name === wanted);

it("takes what is no answer for none", () => {
  const wrong = {
    ...{ recomendado: "true", "dato-tela": "Seda", orden: "ancho" },
    ...{ "dato-marca": "Nubaro", "dato-ancho": "60", "dato-otro": "1" },
  };
  const { ids, isAsked, elegidos } = choose(wrong, THREE);
  expect(ids).toEqual(["p0", "p1", "p2"]);
  expect([isAsked, Object.values(elegidos).filter(Boolean)]).toEqual([false, []]);
});

it.each(["barato", "-1", "1e3", "12,345", "1,2,3", "99999999999"])(
  "says that «%s» is no number and keeps it in its field",
  (hasta) => {
    expect(campoOf({ hasta }, "hasta")).toMatchObject({
      ...{ escrito: hasta, elegido: "", problema: "Escribe un número, como «12,5»" },
    });
  },
);

it.each([
  ["1.299", "1299"],
  ["1.299,50 €", "1299,5"],
  ["EUR 1 299,50", "1299,5"],
  ["49,-", "49"],
  ["0300", "300"],
  ["5.9", "5,9"],
])("reads «%s» as %s", (hasta, elegido) => {
  expect(campoOf({ hasta }, "hasta")).toMatchObject({ elegido, problema: undefined });
});

it("gives each answer one spelling and says it in words", () => {
  const query = { orden: "dato-peso", "dato-peso": " 06,40 kg " };
  expect(choose(query, THREE).elegidos).toEqual({ "dato-peso": "6,4", orden: "dato-peso" });
  expect(campoOf(query, "dato-peso")).toMatchObject({
    ...{ frase: "Pesa … o menos", unidad: "kg" },
    dicho: "Pesa 6,4\u00a0kg o menos",
    rango: "De 5,9\u00a0kg a 12\u00a0kg.",
  });
});

it("says a limit without a sentence of its own by the name of its fact", () => {
  const tallas = THREE.map((each, n) => ({ ...each, talla: 87 + n }));
  const { campos } = choose({ "dato-talla": "88" }, tallas);
  expect(campos.find(({ name }) => name === "dato-talla")).toMatchObject({
    frase: "talla: … como mínimo",
    dicho: "talla: 88\u00a0cm como mínimo",
  });
});

it("offers no field that leaves all products or none, and no order of what is all alike", () => {
  const [one] = THREE as [Producto, ...Producto[]];
  const { campos, ordenes } = choose({}, [one, one]);
  expect([campos, ordenes.map(({ value }) => value)]).toEqual([[], [""]]);
});

it("gives no range of prices where none is known", () => {
  const [one] = THREE as [Producto, ...Producto[]];
  const [campo] = choose({ hasta: "300" }, [{ ...one, isOld: true }]).campos;
  expect(campo?.rango).toBe("");
});
