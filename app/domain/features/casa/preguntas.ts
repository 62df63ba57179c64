/** Heavier things are a burden on the stairs: by floors without a lift, the last of them for more floors too. */
const PISOS_KG = [14, 11, 8];

export const kilosDe = (pisos: number): number =>
  PISOS_KG[Math.min(Math.ceil(pisos), PISOS_KG.length) - 1] ?? 0;

const [UNO, DOS, MAS] = PISOS_KG;

interface Campo {
  /** As filters say theirs, with the measure at its «…». */
  frase: string;
  nombre: string;
  /** Names its answer beside others; one about ISOFIX names itself. */
  medida: string;
  unidad: string;
  hint: string;
}

const campo = (
  frase: string,
  nombre: string,
  unidad: string,
  more: Partial<Campo> = {},
): Campo => ({
  ...{ frase, nombre, medida: nombre.toLowerCase(), unidad, hint: "", ...more },
});

export const PREGUNTAS = {
  puerta: campo("Por una puerta de …", "Puerta", "cm"),
  maletero: campo("En un maletero de …", "Maletero", "cm", {
    hint: "Frente al lado más largo plegado.",
  }),
  pisos: campo("… pisos sin ascensor", "Pisos", "", {
    medida: "peso",
    hint: `Uno, ${UNO} kg; dos, ${DOS}; más, ${MAS}.`,
  }),
  meses: campo("Con un niño de …", "Edad", "meses"),
  altura: campo("Con un niño de …", "Altura", "cm"),
  isofix: campo("En un coche sin ISOFIX", "ISOFIX", "", { medida: "" }),
};

export type Pregunta = keyof typeof PREGUNTAS;

export const TODAS = Object.keys(PREGUNTAS) as Pregunta[];
