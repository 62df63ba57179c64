import { fullLines } from "./ajuste";

/** Measures of a home that the program can compare; the owner may name them differently. */
export const PREGUNTAS = {
  puerta: "Puerta, en cm",
  maletero: "Maletero, en cm",
  pisos: "Pisos sin ascensor",
  meses: "Edad, en meses",
  altura: "Altura, en cm",
  isofix: "ISOFIX del coche",
};

export type Pregunta = keyof typeof PREGUNTAS;

export const TODAS = Object.keys(PREGUNTAS) as Pregunta[];

/** The weights for one floor, two, and more: heavier things are a burden on the stairs. */
export const parseKilos = (text: string) =>
  /^\d{1,2}(, ?\d{1,2}){2}$/.test(text) ? text.split(",").map(Number) : [];

/** Reads lines «pregunta | nombre | frase», skipping repeated questions and other lines. */
export function parseMedidas(text: string, kilos: readonly number[]) {
  const asked = new Set(kilos.length > 0 ? [] : ["pisos"]);
  return fullLines(text).flatMap((line) => {
    const [first, nombre, frase, ...more] = line.split("|").map((part) => part.trim());
    const name = TODAS.find((each) => each === first && !asked.has(each));
    const hasFigure = frase?.split("…").length === (name === "isofix" ? 1 : 2);
    if (!name || !nombre || !frase || !hasFigure || more.length > 0) return [];
    asked.add(name);
    const [unidad = ""] = /cm|meses/.exec(PREGUNTAS[name]) ?? [];
    return { name, nombre, frase, unidad, hint: hintOf(name, kilos), kilos };
  });
}

export type Medida = ReturnType<typeof parseMedidas>[number];

function hintOf(name: Pregunta, [uno, dos, mas]: readonly number[]): string {
  if (name === "maletero") return "Frente al lado más largo plegado.";
  return name === "pisos" ? `Uno, ${uno} kg; dos, ${dos}; más, ${mas}.` : "";
}
