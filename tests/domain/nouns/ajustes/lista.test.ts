import { describe, expect, it } from "vitest";
import { parseEnlaces } from "~nouns/ajustes/ajuste";
import { parseCosas, parseLista, withIds } from "~nouns/ajustes/lista";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { demoTextos } from "../../../support/demo";

const LISTA = `## Dormir
[d1] Cuna: Con colchón firme. | cuna-lisa
Sábanas
> mobiliario
### Todavía no
Trona: A los seis meses.`;

describe("the list for the newborn", () => {
  it("is read as groups of things, with what they name", () => {
    expect(parseLista(LISTA)).toEqual([
      {
        title: "Dormir",
        isAside: false,
        cosas: [
          { id: "d1", name: "Cuna", text: "Con colchón firme.", slug: "cuna-lisa" },
          { id: undefined, name: "Sábanas", text: "", slug: undefined },
        ],
        categorias: ["mobiliario"],
      },
      {
        title: "Todavía no",
        isAside: true,
        cosas: [{ id: undefined, name: "Trona", text: "A los seis meses.", slug: undefined }],
        categorias: [],
      },
    ]);
  });

  it("reads a colon that no space follows as part of a name", () => {
    expect(parseCosas("Cuna 60:120 cm: de haya: clara | cuna-lisa")).toEqual([
      { id: undefined, name: "Cuna 60:120 cm", text: "de haya: clara", slug: "cuna-lisa" },
    ]);
  });

  it("leaves out what stands before the first group", () => {
    expect(parseLista("Cuna: suelta\n> suelta\n## Dormir")).toEqual([
      { title: "Dormir", isAside: false, cosas: [], categorias: [] },
    ]);
  });

  it("gives an id of its own to each thing that can be ticked off, once", () => {
    const text = LISTA.replace("Sábanas", "Nueva\n[c1] Sábanas\n[d1] Otra cuna");
    const once = withIds(text);
    expect(once.split("\n").slice(1, 5)).toEqual([
      "[d1] Cuna: Con colchón firme. | cuna-lisa",
      "[c2] Nueva",
      "[c1] Sábanas",
      "[c3] Otra cuna",
    ]);
    expect(once).toContain("\nTrona: A los seis meses.");
    expect(withIds(once)).toBe(once);
  });

  it.each([demoTextos.lista, NEUTROS.lista ?? ""])("has all its ids in our own texts", (lista) => {
    expect(withIds(lista)).toBe(lista);
    expect(parseLista(lista).every(({ cosas }) => cosas.length > 0)).toBe(true);
  });

  it("takes the essentials of the home page with a text each", () => {
    for (const text of [demoTextos.esenciales, NEUTROS.esenciales ?? ""]) {
      expect(parseCosas(text).map((cosa) => Boolean(cosa.text && cosa.slug))).toEqual(
        Array(5).fill(true),
      );
    }
  });
});

it.each([
  "Sin dirección",
  "Fuera | //evil.test",
  "Fuera | /\\evil.test",
  "Guion | javascript:alert(1)",
  "Datos | data:text/html,x",
  "Plano | http://ejemplo.es",
  "Tres | /a | /b",
  " | /a",
])("a line «%s» is no link", (line) => {
  expect(parseEnlaces(line)).toEqual([]);
});
