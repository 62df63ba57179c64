import type { Papel, TipoDato } from "~db/schema/fichas";

export const PAPELES: Readonly<Record<Papel, string>> = {
  puerta: "Ancho en cm: si cabe por su puerta",
  alto: "Alto en cm: solo para el dibujo",
  maletero: "Medida plegada en cm: si cabe en su maletero",
  pisos: "Peso en kg: si se sube por sus escaleras",
  meses_desde: "Edad en meses desde la que sirve",
  meses_hasta: "Edad en meses hasta la que sirve",
  altura_desde: "Altura del niño en cm desde la que sirve",
  altura_hasta: "Altura del niño en cm hasta la que sirve",
  isofix: "Necesita ISOFIX en el coche",
};

/** @returns the reason why a fact cannot answer the question, such as a wrong unit */
export function papelProblem(papel: Papel, tipo: TipoDato, unidad: string): string | undefined {
  if (papel === "isofix") return tipo === "si_no" ? undefined : "A eso responde un sí o no";
  if (papel === "maletero" && tipo === "texto") return undefined;
  if (tipo !== "numero") return "A eso responde un número";
  const [own = ""] = /\b(cm|kg|meses)\b/.exec(PAPELES[papel]) ?? [];
  return unidad === own ? undefined : `Para eso, la unidad es «${own}»`;
}
