import type { Papel } from "~db/schema/fichas";

/** Heavier things are a burden on the stairs: by floors without a lift, of which more than these count as the last. */
const PISOS_KG = [14, 11, 8];

export const kilosDe = (pisos: number): number =>
  PISOS_KG[Math.min(Math.ceil(pisos), PISOS_KG.length) - 1] ?? 0;

export const PISOS_DICHO = `Con un piso, hasta ${PISOS_KG[0]} kg; con dos, ${PISOS_KG[1]}; con más, ${PISOS_KG[2]}.`;

interface Texto {
  label: string;
  nombre: string;
  unidad: string;
  /** Any of these facts answers it. */
  papeles: readonly Papel[];
  min: number;
  hint: string;
}

/** Each is a parameter of the address, and all say on the form by which rule they answer. */
export const PREGUNTAS = {
  puerta: {
    ...{ label: "Tu puerta o ascensor", nombre: "puerta", unidad: "cm", papeles: ["puerta"] },
    ...{ min: 1, hint: "El ancho libre: cuenta el ancho del producto." },
  },
  maletero: {
    ...{ label: "Tu maletero", nombre: "maletero", unidad: "cm", papeles: ["maletero"] },
    ...{ min: 1, hint: "Su ancho: cuenta el lado más largo del producto plegado." },
  },
  pisos: {
    ...{ label: "Pisos sin ascensor", nombre: "pisos", unidad: "", papeles: ["pisos"] },
    ...{ min: 1, hint: PISOS_DICHO },
  },
  meses: {
    ...{ label: "Edad del niño", nombre: "edad", unidad: "meses", min: 0, hint: "" },
    papeles: ["meses_desde", "meses_hasta"],
  },
  altura: {
    ...{ label: "Altura del niño", nombre: "altura", unidad: "cm", min: 1, hint: "" },
    papeles: ["altura_desde", "altura_hasta"],
  },
  isofix: {
    ...{ label: "ISOFIX en tu coche", nombre: "ISOFIX", unidad: "", papeles: ["isofix"] },
    ...{ min: 0, hint: "" },
  },
} as const satisfies Record<string, Texto>;

export type Pregunta = keyof typeof PREGUNTAS;

export const TODAS = Object.keys(PREGUNTAS) as Pregunta[];

export const isPregunta = (name: string): name is Pregunta => Object.hasOwn(PREGUNTAS, name);

/** @param papeles of the facts that some product has a value for */
export function preguntasDe(papeles: ReadonlySet<unknown>): Pregunta[] {
  return TODAS.filter((name) => PREGUNTAS[name].papeles.some((papel) => papeles.has(papel)));
}

/** The rules that need words, for the page that tells how products are listed. */
export const REGLAS_DE_CASA = TODAS.flatMap((name) => {
  const { label, hint } = PREGUNTAS[name];
  return hint ? [`«${label}»: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`] : [];
});

const done = (title: string) => ({ tone: "success", title, isBrief: true }) as const;

export const casaMensajes = {
  "casa.recordada": done("Medidas guardadas en este navegador"),
  "casa.olvidada": done("Medidas olvidadas"),
} as const;
