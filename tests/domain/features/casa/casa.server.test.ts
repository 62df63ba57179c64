import { expect, it } from "vitest";
import { leerCasa } from "~features/casa/casa.server";
import { testDatabase } from "../../../support/database";
import { changeRows, insertRows } from "../../../support/stored";

testDatabase();

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

it("offers the questions that some product answers, and leaves all others alone", async () => {
  const casa = await read("puerta=62&maletero=90&isofix=no&otra=1");
  expect(casa.campos.map(({ name }) => name)).toEqual(["puerta", "meses"]);
  expect(casa.elegidos).toEqual({ puerta: "62" });
  expect(casa.juicios).toMatchObject({ a: { pasa: true }, b: { pasa: undefined } });
});

it("reads a measure in any usual spelling, keeps one, and says what is none", async () => {
  for (const typed of ["62,5", "62.5", "62,5 cm", " 62,5 "]) {
    const casa = await read(`puerta=${encodeURIComponent(typed)}`);
    expect(casa.elegidos, typed).toEqual({ puerta: "62,5" });
    expect(casa.isSpelled, typed).toBe(typed === "62,5");
  }
  for (const typed of ["ancha", "0", "-3", "1000", "6e1", "<b>"]) {
    const { campos, isAsked, isSpelled } = await read(`puerta=${encodeURIComponent(typed)}`);
    expect(campos[0], typed).toMatchObject({
      escrito: typed,
      problema: "Escribe un número, de 1 a 999",
    });
    expect([isAsked, isSpelled], typed).toEqual([false, false]);
  }
  expect((await read("puerta=")).isSpelled).toBe(true);
  expect((await read("meses=0")).elegidos).toEqual({ meses: "0" });
});

it("fills the fields of whoever asks nothing with what was remembered, and asks nothing by that", async () => {
  const blank = await read("", "puerta=62&maletero=90");
  expect(blank.campos.map(({ escrito }) => escrito)).toEqual(["62", ""]);
  expect([blank.isAsked, blank.isRecordada, blank.juicios]).toEqual([false, true, {}]);
  const asked = await read("meses=8", "puerta=62");
  expect(asked.campos.map(({ escrito }) => escrito)).toEqual(["", "8"]);
  expect(asked.isRecordada).toBe(false);
  expect((await read("puerta=62", "puerta=62&maletero=90")).isRecordada).toBe(true);
});

it("more floors bear fewer kilos, and more than three as many as three, as the owner has it", async () => {
  const productos = [{ id: "a", ficha: [{ casa: "pisos" as const, valor: 12.9 }] }];
  const bears = async (pisos: string) => {
    const { juicios } = await leerCasa(new URLSearchParams({ pisos }), productos);
    return juicios.a?.dicho.replaceAll("\u00a0", " ");
  };
  expect(await Promise.all(["1", "2", "3", "9"].map(bears))).toEqual([
    ...["Pasa: 12,9 de 14 kg", "No pasa: 12,9 de 11 kg"],
    ...["No pasa: 12,9 de 8 kg", "No pasa: 12,9 de 8 kg"],
  ]);
  const own = { clave: "casa_kilos", valor: "20, 15, 13", updated_at: "2026-01-01" };
  await insertRows("ajustes", own);
  expect(await bears("2")).toBe("Pasa: 12,9 de 15 kg");
  await changeRows("ajustes", { valor: "" });
  expect(await bears("2")).toBeUndefined();
});
