import { expect, it } from "vitest";
import type { Dato } from "~nouns/ficha/dato";
import { fichaLines, fichaText, mostrarFicha, parseFicha } from "~nouns/ficha/ficha";
import { FichaPublicada } from "~nouns/ficha/ficha-publicada";
import { medicionText, readMedicion } from "~nouns/ficha/medicion";
import { readFicha } from "~nouns/ficha/read-valor";
import { drawOnSite } from "../../../support/drawn";

const PESO: Dato = {
  ...{ id: "peso-1", clave: "peso", nombre: "Peso", unidad: "kg", tipo: "numero", opciones: [] },
  ...{ mejor: null, filtrable: false, frase: "", peso: null },
};
const FOTO = `/media/${"a".repeat(24)}`;
const BASCULA = {
  metodo: "Báscula ±5 g, tres pesadas",
  dia: "2026-05-14",
  quien: "Lucía",
  foto: "",
};

it.each([
  ["Báscula ±5 g, tres pesadas | 14/5/2026 | Lucía", BASCULA],
  ["Cinta", { metodo: "Cinta", dia: "", quien: "", foto: "" }],
  [`Cinta | | | ${FOTO}`, { metodo: "Cinta", dia: "", quien: "", foto: FOTO }],
  ["  ", undefined],
  [" | | ", undefined],
])("reads %j, and says it again", (typed, medicion) => {
  expect(readMedicion(typed)).toEqual(medicion ? { medicion } : {});
  expect(readMedicion(medicionText(medicion))).toEqual(medicion ? { medicion } : {});
});

it.each([
  [" | 2026-05-14", "Di primero"],
  ["a | ayer", "«ayer»"],
  ["a | 2999-01-01", "futuro"],
  ["a | | | https://ejemplo.es/a.jpg", "biblioteca"],
  ["a | b | c | d | e", "una línea"],
  ["a\nb", "una línea"],
  ["x".repeat(201), "demasiado largo"],
])("refuses %j", (typed, problem) => {
  expect(readMedicion(typed).problem).toContain(problem);
});

function read(fuente: string, medicion: string, valor = "5,9") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ dato: valor, fuente, medicion })) {
    form.set(`${name}_peso-1`, value);
  }
  return readFicha(form, [PESO], {});
}

it("belongs to a value of ours alone, and comes back with the sheet", () => {
  const { ficha, errors } = read("medido", medicionText(BASCULA));
  expect(errors).toEqual({});
  expect(parseFicha(fichaText(ficha))).toEqual({
    "peso-1": { valor: 5.9, fuente: "medido", medicion: BASCULA },
  });
  expect(fichaLines(fichaText(ficha))).toBe(
    "peso: 5,9 (medido por nosotros: Báscula ±5 g, tres pesadas | 2026-05-14 | Lucía)",
  );
  for (const wrong of [read("fabricante", "Cinta"), read("medido", "Cinta", "")]) {
    expect(wrong.errors["medicion_peso-1"]?.[0]).toContain("solo lo lleva");
  }
  expect(read("fabricante", "").ficha).toEqual({ "peso-1": { valor: 5.9, fuente: "fabricante" } });
});

it("leaves out a sheet's value whose method is damaged", () => {
  const damaged = { "peso-1": { valor: 5.9, fuente: "medido", medicion: { metodo: 7 } } };
  expect(parseFicha(JSON.stringify(damaged))).toEqual({});
});

it("is told folded under the sheet, and nothing is drawn without it", async () => {
  const draw = async (medicion?: typeof BASCULA) =>
    (
      await drawOnSite(
        <FichaPublicada
          ficha={mostrarFicha([PESO], { "peso-1": { valor: 5.9, fuente: "medido", medicion } })}
        />,
      )
    ).replace(/<[^>]+>/g, "");
  expect(await draw(BASCULA)).toContain(
    "Así lo medimosPeso: Báscula ±5 g, tres pesadas. Lucía, 14 de mayo de 2026.",
  );
  expect(await draw()).not.toContain("Así lo medimos");
});
