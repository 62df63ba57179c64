/** Heavier things are a burden on the stairs: by floors without a lift, the last of them for more floors too. */
const PISOS_KG = [14, 11, 8];

export const kilosDe = (pisos: number): number =>
  PISOS_KG[Math.min(Math.ceil(pisos), PISOS_KG.length) - 1] ?? 0;

const [UNO, DOS, MAS] = PISOS_KG;

interface Campo {
  label: string;
  nombre: string;
  unidad: string;
  hint: string;
}

const campo = (label: string, nombre: string, unidad: string, hint = ""): Campo => ({
  ...{ label, nombre, unidad, hint },
});

/** Each is a parameter of the address, and says by which rule it is answered. */
export const PREGUNTAS = {
  puerta: campo("Tu puerta o ascensor", "Puerta", "cm", ""),
  maletero: campo("Tu maletero", "Maletero", "cm", "Frente al lado más largo plegado."),
  pisos: campo("Pisos sin ascensor", "Pisos", "", `Uno, ${UNO} kg; dos, ${DOS}; más, ${MAS}.`),
  meses: campo("Edad del niño", "Edad", "meses"),
  altura: campo("Altura del niño", "Altura", "cm"),
  isofix: campo("Tu coche no tiene ISOFIX", "ISOFIX", ""),
};

export type Pregunta = keyof typeof PREGUNTAS;

export const TODAS = Object.keys(PREGUNTAS) as Pregunta[];
