import { expect, it } from "vitest";
import { leerCasa } from "~features/casa/leer";

const PRODUCTOS = [
  { id: "a", ficha: [{ casa: "puerta" as const, valor: 59 }] },
  {
    id: "b",
    ficha: [
      { casa: "meses_desde" as const, valor: 0 },
      { casa: "isofix" as const, valor: null },
    ],
  },
];
const read = (query: string, recordadas?: string) =>
  leerCasa(
    new URLSearchParams(query),
    PRODUCTOS,
    recordadas === undefined ? undefined : new URLSearchParams(recordadas),
  );

it("offers the questions that some product answers, and leaves all others alone", () => {
  const casa = read("puerta=62&maletero=90&isofix=no&otra=1");
  expect(casa.campos.map(({ name }) => name)).toEqual(["puerta", "meses"]);
  expect(casa.elegidos).toEqual({ puerta: "62" });
  expect(casa.juicios).toMatchObject({ a: { pasa: true }, b: { pasa: undefined } });
});

it("reads a measure in any usual spelling, keeps one, and says what is none", () => {
  for (const typed of ["62,5", "62.5", "62,5 cm", " 62,5 "]) {
    const casa = read(`puerta=${encodeURIComponent(typed)}`);
    expect(casa.elegidos, typed).toEqual({ puerta: "62,5" });
    expect(casa.isSpelled, typed).toBe(typed === "62,5");
  }
  for (const typed of ["ancha", "0", "-3", "1000", "6e1", "<b>"]) {
    const { campos, isAsked, isSpelled } = read(`puerta=${encodeURIComponent(typed)}`);
    expect(campos[0], typed).toMatchObject({
      escrito: typed,
      problema: "Escribe un número, de 1 a 999",
    });
    expect([isAsked, isSpelled], typed).toEqual([false, false]);
  }
  expect(read("puerta=").isSpelled).toBe(true);
  expect(read("meses=0").elegidos).toEqual({ meses: "0" });
});

it("fills the fields of whoever asks nothing with what was remembered, and asks nothing by that", () => {
  const blank = read("", "puerta=62&maletero=90");
  expect(blank.campos.map(({ escrito }) => escrito)).toEqual(["62", ""]);
  expect([blank.isAsked, blank.isRecordada, blank.juicios]).toEqual([false, true, {}]);
  const asked = read("meses=8", "puerta=62");
  expect(asked.campos.map(({ escrito }) => escrito)).toEqual(["", "8"]);
  expect(asked.isRecordada).toBe(false);
  expect(read("puerta=62", "puerta=62&maletero=90").isRecordada).toBe(true);
});
