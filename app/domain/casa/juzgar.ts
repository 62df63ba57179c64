import type { Valor } from "~/domain/ficha/dato";
import { formatNumber } from "~/ui/text/format-number";
import type { Papel } from "~db/schema/fichas";
import { kilosDe, PREGUNTAS, type Pregunta, TODAS } from "./preguntas";

/** What somebody has asked, each as a number; a car has ISOFIX or not. */
export type Pedidas = Partial<Record<Pregunta, number>>;

type Medido = (papel: Papel) => Valor | null | undefined;

interface Respuesta {
  pasa: boolean;
  dicho: string;
}

type Juez = (pedida: number, medido: Medido) => Respuesta | undefined;

const JUECES: Readonly<Record<Pregunta, Juez>> = {
  puerta: (ancho, medido) => frente(medido("puerta"), ancho, "cm"),
  maletero: (ancho, medido) => frente(ladoMayor(medido("maletero")), ancho, "cm"),
  pisos: (pisos, medido) => frente(medido("pisos"), kilosDe(pisos), "kg"),
  meses: (edad, medido) => entre(medido("meses_desde"), medido("meses_hasta"), edad, " meses"),
  altura: (talla, medido) => entre(medido("altura_desde"), medido("altura_hasta"), talla, " cm"),
  isofix(tiene, medido) {
    const necesita = medido("isofix");
    if (typeof necesita !== "number") return undefined;
    const dicho = necesita === 1 ? "necesita ISOFIX" : "no necesita ISOFIX";
    return { pasa: necesita === 0 || tiene === 1, dicho };
  },
};

function frente(valor: unknown, limite: number, unidad: string): Respuesta | undefined {
  if (typeof valor !== "number") return undefined;
  const dicho = `${formatNumber(valor)} de ${formatNumber(limite)}\u00a0${unidad}`;
  return { pasa: valor <= limite, dicho };
}

function entre(desde: unknown, hasta: unknown, valor: number, unidad: string) {
  const [least, most] = [desde, hasta].map((each) => (typeof each === "number" ? each : undefined));
  if (least === undefined && most === undefined) return undefined;
  const from = least === undefined ? "" : `desde ${formatNumber(least)}`;
  const to = most === undefined ? "" : `hasta ${formatNumber(most)}`;
  const isBirth = least === 0 && unidad === " meses" && !to;
  return {
    pasa: (least ?? valor) <= valor && valor <= (most ?? valor),
    dicho: isBirth ? "desde el nacimiento" : `${[from, to].filter(Boolean).join(" ")}${unidad}`,
  };
}

const LADO = /^\d{1,4}([.,]\d{1,2})?$/;

/** A folded size is one side or several, «88 × 59 × 32 cm»; other texts tell nothing. */
export function ladosDe(valor: unknown): number[] {
  if (typeof valor !== "string") return typeof valor === "number" ? [valor] : [];
  const lados = valor.split(/[×xX*]/).map((lado) => lado.replace(/cm/i, "").trim());
  if (lados.length > 3 || !lados.every((lado) => LADO.test(lado))) return [];
  return lados.map((lado) => Number(lado.replace(",", ".")));
}

const ladoMayor = (valor: unknown) => ladosDe(valor).sort((a, b) => b - a)[0];

export interface Juicio {
  pasa: boolean | undefined;
  /** «No pasa: 74 de 62 cm. Sin medir: maletero.» */
  dicho: string;
}

/** One answer that fails is enough to fail; without any answer nobody knows. */
export function juzgar(pedidas: Pedidas, medido: Medido): Juicio {
  const answers = TODAS.flatMap((name) => {
    const pedida = pedidas[name];
    return pedida === undefined ? [] : [{ name, ...JUECES[name](pedida, medido) }];
  });
  const say = (title: string, which: boolean | undefined) => {
    const said = answers.filter(({ pasa }) => pasa === which);
    if (said.length === 0) return [];
    const each = said.map(({ name, dicho }) => nombrar(name, dicho, answers.length));
    return `${title}${each[0] ? ": " : ""}${each.join("; ")}`;
  };
  const known = answers.filter(({ pasa }) => pasa !== undefined);
  return {
    pasa: known.length > 0 ? known.every(({ pasa }) => pasa) : undefined,
    dicho: [say("No pasa", false), say("Pasa", true), say("Sin medir", undefined)]
      .flat()
      .join(". "),
  };
}

/** An answer among several names its question, unless it says so itself. */
function nombrar(name: Pregunta, dicho: string | undefined, of: number): string {
  if (of === 1) return dicho ?? "";
  const { nombre } = PREGUNTAS[name];
  if (!dicho) return nombre;
  return name === "meses" || name === "isofix" ? dicho : `${nombre}, ${dicho}`;
}

const RANGO = new Map([
  [true, 0],
  [undefined, 1],
  [false, 2],
]);

/** What fits comes first, and what does not last; each group keeps its order. */
export const porJuicio = <Each>(all: readonly Each[], pasa: (each: Each) => boolean | undefined) =>
  [...all].sort((one, other) => (RANGO.get(pasa(one)) ?? 1) - (RANGO.get(pasa(other)) ?? 1));
