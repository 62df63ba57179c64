import { expect, it } from "vitest";
import type { Dato } from "~nouns/ficha/dato";
import {
  fichaLines,
  fichaText,
  mediaOf,
  mostrarCriterios,
  mostrarFicha,
  parseFicha,
  sayPeso,
} from "~nouns/ficha/ficha";
import { fichaTexts } from "~nouns/ficha/ficha-form";
import { readFicha, readValor } from "~nouns/ficha/read-valor";
import { formOf } from "../../../support/form-of";

const dato = (changes: Partial<Dato>): Dato => ({
  ...{ id: "peso-1", clave: "peso", nombre: "Peso", unidad: "kg", tipo: "numero", opciones: [] },
  ...{ mejor: null, filtrable: false, frase: "", peso: null, ...changes },
});
const PESO = dato({});
const LAVABLE = dato({ id: "lavable-1", nombre: "Lavable", tipo: "si_no", unidad: "" });
const CHASIS = dato({
  ...{ id: "chasis-1", nombre: "Chasis", tipo: "opcion", unidad: "" },
  opciones: ["Aluminio", "Acero"],
});
const EDAD = dato({ id: "edad-1", nombre: "Edad", tipo: "texto", unidad: "" });

it.each([
  ["5,9", 5.9],
  ["5.9", 5.9],
  [" 5,9 kg ", 5.9],
  ["1.299,5", 1299.5],
  ["-3", -3],
  ["", null],
  ["\u200b", null],
])("reads the number %j as %j", (text, valor) => {
  expect(readValor(PESO, text)).toEqual({ valor });
});

it.each(["ligera", "5,9 g", "1,2345", "1.299", "5-6", "1e3", "12345678901"])(
  "says that %j is no number it can be sure of",
  (text) => expect(readValor(PESO, text).problem).toMatch(/número|Miles/),
);

it("reads a point of programs as decimals, thousands of them too", () => {
  expect(readValor(PESO, "1.299", true)).toEqual({ valor: 1.299 });
});

it("reads yes and no, an option in any case, and a text of one line", () => {
  expect(["Sí", "si", "1", "TRUE"].map((text) => readValor(LAVABLE, text))).toEqual(
    Array(4).fill({ valor: 1 }),
  );
  expect(readValor(LAVABLE, "no")).toEqual({ valor: 0 });
  expect(readValor(LAVABLE, "quizá").problem).toContain("sí");
  expect(readValor(CHASIS, "ACERO")).toEqual({ valor: "Acero" });
  expect(readValor(CHASIS, "Oro").problem).toBe("Elige una de estas: Aluminio, Acero");
  expect(readValor(EDAD, "6 meses a 3 años")).toEqual({ valor: "6 meses a 3 años" });
  expect(readValor(EDAD, "x".repeat(121)).problem).toContain("120");
  expect(readValor(EDAD, "a\nb").problem).toBe("Escríbelo en una sola línea");
});

it("keeps what the form has no field for, and takes out what was emptied", () => {
  const stored = parseFicha(
    '{"peso-1":{"valor":6,"fuente":"medido"},"otro-9":{"valor":"x","fuente":"fabricante"}}',
  );
  const chasis = { "dato_chasis-1": "acero", "fuente_chasis-1": "medido" };
  const form = formOf({ "dato_peso-1": "", ...chasis });
  const { ficha, errors } = readFicha(form, [PESO, LAVABLE, CHASIS], stored);
  expect(errors).toEqual({});
  expect(ficha).toEqual({
    "otro-9": { valor: "x", fuente: "fabricante" },
    "chasis-1": { valor: "Acero", fuente: "medido" },
  });
  form.set("fuente_chasis-1", "inventado");
  form.set("dato_peso-1", "mucho");
  expect(Object.keys(readFicha(form, [PESO, CHASIS], stored).errors)).toEqual([
    ...["dato_peso-1", "fuente_chasis-1"],
  ]);
});

it("gives back from its fields the sheet it filled them with", () => {
  const ficha = {
    "chasis-1": { valor: "Acero", fuente: "medido" as const },
    "lavable-1": { valor: 0, fuente: "fabricante" as const },
    "peso-1": { valor: 5.905, fuente: "medido" as const },
  };
  const datos = [PESO, LAVABLE, CHASIS, EDAD];
  expect(readFicha(formOf(fichaTexts(datos, ficha)), datos, {}).ficha).toEqual(ficha);
  expect(parseFicha(fichaText(ficha))).toEqual(ficha);
});

it("shows no value that is none of the fact any more, and no sheet without values", () => {
  const ficha = parseFicha(
    '{"chasis-1":{"valor":"Oro","fuente":"medido"},"peso-1":{"valor":5.9,"fuente":"medido"}}',
  );
  const shown = mostrarFicha([PESO, CHASIS], ficha);
  expect(shown.map(({ texto, fuente }) => [texto, fuente])).toEqual([
    ["5,9\u00a0kg", "medido"],
    [null, null],
  ]);
  expect(mostrarFicha([CHASIS], ficha)).toEqual([]);
  expect(fichaLines(fichaText(ficha))).toBe(
    "chasis: Oro (medido por nosotros)\npeso: 5,9 (medido por nosotros)",
  );
});

it("reads a score from 0 to 5 with one decimal, as measured by us", () => {
  const plegado = dato({ id: "plegado-1", nombre: "Plegado", unidad: "de 5", peso: 3 });
  expect(readValor(plegado, "4,5 de 5")).toEqual({ valor: 4.5 });
  expect(readValor(plegado, "")).toEqual({ valor: null });
  for (const text of ["5,1", "-1", "4,55", "mucho"]) {
    expect(readValor(plegado, text)).toHaveProperty("problem");
  }
  expect(readFicha(formOf({ "dato_plegado-1": "4" }), [plegado], {}).ficha).toEqual({
    "plegado-1": { valor: 4, fuente: "medido" },
  });
  const outside = { "plegado-1": { valor: 7, fuente: "medido" as const } };
  expect(mostrarCriterios([plegado], outside)).toEqual([]);
});

it("counts each score in the mean as often as its criterion weighs", () => {
  const datos = [
    dato({ id: "a", peso: 3 }),
    dato({ id: "b", peso: 1 }),
    dato({ id: "c", peso: 9 }),
  ];
  const texts: Record<string, string> = { a: "5", b: "3,4", c: "", d: "1" };
  const textOf = ({ id }: Dato) => texts[id] ?? "";
  expect(mediaOf([...datos, dato({ id: "d" })], textOf)).toBeCloseTo(4.6);
  expect(mediaOf([PESO], () => "5")).toBeUndefined();
  expect(mediaOf(datos, () => "mucho")).toBeUndefined();
});

it("says in words how much a criterion counts beside the others", () => {
  expect([2, 1, 3].map((peso) => sayPeso(peso, [2, 1, 3]))).toEqual([
    "cuenta el doble",
    "",
    "cuenta el triple",
  ]);
  expect([3, 2].map((peso) => sayPeso(peso, [3, 2]))).toEqual(["cuenta un 60 %", ""]);
  expect(sayPeso(5, [5, 5])).toBe("");
});

it.each(["", "null", "[1]", "{", '{"a":1,"b":{"valor":true,"fuente":"medido"}}'])(
  "takes the damaged sheet %j for an empty one",
  (json) => expect(parseFicha(json)).toEqual({}),
);
