import { describe, expect, it } from "vitest";
import type { Dato } from "~/domain/ficha/dato";
import type { Candidato } from "~/domain/filtros/candidatos.server";
import { elegir } from "~/domain/filtros/elegir";
import { makePick } from "../../support/make-pick";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");

const dato = (clave: string, rest: Partial<Dato>): Dato => ({
  ...{ id: `${clave}-x`, clave, nombre: clave, unidad: "", opciones: [], mejor: null, peso: null },
  ...{ tipo: "numero", filtrable: true, ...rest },
});
const DATOS = [
  dato("peso", { mejor: "menos", unidad: "kg" }),
  dato("talla", { mejor: "mas", unidad: "cm" }),
  dato("isofix", { tipo: "si_no" }),
  dato("tela", { tipo: "opcion", opciones: ["Lino", "Algodón"] }),
  dato("marca", { tipo: "texto" }),
  dato("ancho", { filtrable: false }),
];

const pick = makePick();

function candidato(n: number): Candidato {
  const valores = {
    peso: pick(null, 5.9, 6.4, 12, 14.6),
    talla: pick(null, 87, 105, 125),
    isofix: pick(null, 0, 1),
    tela: pick(null, "Lino", "Algodón", "Otra de antes"),
    marca: "Nubaro",
    ancho: 60,
  };
  const precio = pick(undefined, 13_900, 29_999, 30_000, 74_900);
  return {
    ...{ id: `p${n}`, rating: pick(0, 3.5, 4.2, 5), isWithdrawn: pick(false, false, true) },
    ...{ isRecommended: pick(true, false), centimos: precio, precioUntil: NOW + pick(0, -1) },
    publishedAt: NOW - pick(1, 2, 3) * 86_400_000,
    valores: Object.fromEntries(
      Object.entries(valores).map(([clave, valor]) => [`${clave}-x`, valor ?? undefined]),
    ),
  };
}

const valorOf = ({ valores }: Candidato, clave: string) => valores[`${clave}-x`];

const precioOf = ({ centimos, precioUntil }: Candidato) =>
  centimos && NOW <= precioUntil ? centimos : Infinity;

/** The same rules once more, each in a line. */
const RULES: Readonly<Record<string, (candidato: Candidato, chosen: string) => boolean>> = {
  hasta: (each, chosen) => precioOf(each) <= Number(chosen) * 100,
  recomendado: ({ isRecommended }) => isRecommended,
  "dato-peso": (each, chosen) => Number(valorOf(each, "peso") ?? Infinity) <= Number(chosen),
  "dato-talla": (each, chosen) => Number(valorOf(each, "talla") ?? -1) >= Number(chosen),
  "dato-isofix": (each) => valorOf(each, "isofix") === 1,
  "dato-tela": (each, chosen) => valorOf(each, "tela") === chosen,
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

const choose = (query: Record<string, string>, all: readonly Candidato[]) =>
  elegir(new URLSearchParams(query), DATOS, all, NOW);

describe("filters and orders", () => {
  const catalogues = Array.from({ length: 40 }, () =>
    Array.from({ length: pick(2, 5, 40) }, (_, n) => candidato(n)),
  );
  const cases = catalogues.flatMap((all) =>
    Array.from({ length: 20 }, () => ({ all, query: anyQuery() })),
  );

  it("leave those products and no others that fit every answer", () => {
    for (const { all, query } of cases) {
      const expected = all.filter((each) =>
        Object.entries(RULES).every(([name, fits]) => {
          const chosen = query[name as keyof typeof query].replace(",", ".");
          return chosen === "" || fits(each, chosen);
        }),
      );
      const { ids } = choose(query, all);
      expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).sort());
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
    const KEYS: Readonly<Record<string, (each: Candidato) => number>> = {
      nota: ({ rating }) => -rating,
      precio: precioOf,
      novedades: ({ publishedAt }) => -publishedAt,
      "dato-peso": (each) => Number(valorOf(each, "peso") ?? Infinity),
      "dato-talla": (each) => -Number(valorOf(each, "talla") ?? -Infinity),
    };
    for (const { all, query } of cases) {
      const { ids, elegidos } = choose(query, all);
      const key = KEYS[elegidos.orden ?? ""];
      if (!key) continue;
      const keys = ids.map((id) => {
        const found = all.find((each) => each.id === id) as Candidato;
        return found.isWithdrawn ? Infinity : key(found);
      });
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    }
  });
});

const FIVE = [5.9, 6.4, 12].map((peso, n) => ({
  ...candidato(n),
  valores: { "peso-x": peso },
}));

it("takes what is no answer for none", () => {
  const wrong = {
    ...{ hasta: "-1", recomendado: "true", "dato-peso": "1e3", "dato-tela": "Seda" },
    ...{ "dato-marca": "Nubaro", "dato-ancho": "60", "dato-otro": "1", orden: "ancho" },
  };
  const { ids, isAsked, elegidos } = choose(wrong, FIVE);
  expect(ids).toEqual(["p0", "p1", "p2"]);
  expect([isAsked, Object.values(elegidos).filter(Boolean)]).toEqual([false, []]);
});

it("gives each answer one spelling and says it in words", () => {
  const { elegidos, campos } = choose({ orden: "dato-peso", "dato-peso": " 06,40 " }, FIVE);
  expect(elegidos).toEqual({ "dato-peso": "6.4", orden: "dato-peso" });
  expect(campos.find(({ elegido }) => elegido)).toMatchObject({
    ...{ dicho: "peso: hasta 6,4\u00a0kg", rango: "de 5,9\u00a0kg a 12\u00a0kg" },
  });
});

it("offers no field that leaves all products or none, and no order of what is all alike", () => {
  const { campos, ordenes } = choose({}, [FIVE[0], FIVE[0]] as Candidato[]);
  expect([campos, ordenes.map(({ value }) => value)]).toEqual([[], [""]]);
});
