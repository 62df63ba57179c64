import type { Papel, TipoDato } from "~db/schema/fichas";

interface Rol {
  label: string;
  tipos: readonly TipoDato[];
  /** Numbers of another unit answer nothing. */
  unidad: string;
}

const numero = (label: string, unidad: string): Rol => ({ label, unidad, tipos: ["numero"] });

/** Each question of a visitor's home that a fact may answer, with the facts that can. */
export const PAPELES: Readonly<Record<Papel, Rol>> = {
  puerta: numero("Ancho: si cabe por su puerta (en cm)", "cm"),
  alto: numero("Alto: solo para el dibujo (en cm)", "cm"),
  maletero: {
    ...{ label: "Medida plegada: si cabe en su maletero (en cm)", unidad: "cm" },
    tipos: ["numero", "texto"],
  },
  pisos: numero("Peso: si se sube por sus escaleras (en kg)", "kg"),
  meses_desde: numero("Edad desde la que sirve (en meses)", "meses"),
  meses_hasta: numero("Edad hasta la que sirve (en meses)", "meses"),
  altura_desde: numero("Altura del niño desde la que sirve (en cm)", "cm"),
  altura_hasta: numero("Altura del niño hasta la que sirve (en cm)", "cm"),
  isofix: { label: "Necesita ISOFIX en el coche", tipos: ["si_no"], unidad: "" },
};

export const isPapel = (text: unknown): text is Papel =>
  typeof text === "string" && Object.hasOwn(PAPELES, text);

/** @returns why a fact cannot answer the question */
export function papelProblem(papel: Papel, tipo: TipoDato, unidad: string): string | undefined {
  const rol = PAPELES[papel];
  if (!rol.tipos.includes(tipo)) {
    return rol.unidad ? "A eso responde un número" : "A eso responde un sí o no";
  }
  if (tipo !== "numero" || unidad === rol.unidad) return undefined;
  return `Para eso, la unidad es «${rol.unidad}»`;
}
