import { expect, it } from "vitest";
import { plainContent } from "~record/kind.server";
import { changesOf, fuse } from "~record/pendientes/fusion.server";
import { textsOf } from "~record/versiones/compare-fields";

const LABELS = { titulo: "Título", contenido: "Contenido", ficha: "Ficha", estado: "Estado" };
const KIND = {
  valuesOf: (row: Readonly<Record<string, unknown>>) => textsOf(LABELS, row),
  ...plainContent(LABELS),
};
const BASE = {
  titulo: "Uno",
  contenido: "Texto",
  ficha: '{"a":1,"b":2}',
  estado: "published",
  version: 3,
};

it("takes the changed columns alone, and neither another spelling nor the state", () => {
  const after = { ...BASE, titulo: "Dos", contenido: " Texto\r\n", estado: "draft", version: 4 };
  expect(changesOf(KIND, BASE, after)).toEqual({ titulo: "Dos" });
});

it("merges what each side changed by itself", () => {
  const vivo = { ...BASE, contenido: "Texto nuevo", version: 4 };
  expect(fuse(KIND, { base: BASE, vivo, cambios: { titulo: "Dos" } })).toEqual({
    row: { ...vivo, titulo: "Dos" },
    ajenos: { contenido: "Texto nuevo" },
    conflictos: [],
  });
});

it("finds a conflict in a field that both changed, and none where both say the same", () => {
  const vivo = { ...BASE, titulo: "Tres", contenido: "Igual" };
  const cambios = { titulo: "Dos", contenido: "Igual" };
  const { row, conflictos } = fuse(KIND, { base: BASE, vivo, cambios });
  expect(conflictos).toEqual(["titulo"]);
  expect(row).toMatchObject(cambios);
});

it("merges a sheet by its facts, and asks only for one that both changed", () => {
  const of = (ficha: object) => JSON.stringify(ficha);
  const merge = (vivo: object, cambio: object) => {
    const { row, conflictos } = fuse(KIND, {
      base: BASE,
      vivo: { ...BASE, ficha: of(vivo) },
      cambios: { ficha: of(cambio) },
    });
    return [JSON.parse(row.ficha), conflictos];
  };
  expect(merge({ a: 5, b: 2, c: 3 }, { a: 1, b: 6 })).toEqual([{ a: 5, b: 6, c: 3 }, []]);
  expect(merge({ a: 5, b: 2 }, { b: 2 })).toEqual([{ b: 2 }, ["ficha"]]);
  expect(merge({ b: 2 }, { a: 1, b: 7 })).toEqual([{ b: 7 }, []]);
});
