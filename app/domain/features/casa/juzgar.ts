import { formatNumber } from "~/ui/text/format-number";
import type { Papel } from "~db/schema/fichas";
import type { Medida, Pregunta } from "~nouns/ajustes/medidas";
import { formatValor, type Valor } from "~nouns/ficha/dato";

export interface Pedida extends Pick<Medida, "name" | "nombre"> {
  /** The measure; 1 for a car with ISOFIX, and for floors the most kilograms to carry up them. */
  numero: number;
}

type Medido = (papel: Papel) => Valor | null | undefined;

type Respuesta = { pasa: boolean; dicho: string } | undefined;

const JUECES: Readonly<Record<Pregunta, (numero: number, medido: Medido) => Respuesta>> = {
  puerta: (ancho, medido) => frente(medido("puerta"), ancho, "cm"),
  maletero: (ancho, medido) => frente(ladoMayor(medido("maletero")), ancho, "cm"),
  pisos: (kilos, medido) => frente(medido("pisos"), kilos, "kg"),
  meses: (edad, medido) => entre(medido("meses_desde"), medido("meses_hasta"), edad, "meses"),
  altura: (talla, medido) => entre(medido("altura_desde"), medido("altura_hasta"), talla, "cm"),
  isofix(tiene, medido) {
    const need = medido("isofix");
    if (typeof need !== "number") return undefined;
    return { pasa: need <= tiene, dicho: `${need === 1 ? "" : "no "}necesita ISOFIX` };
  },
};

/** The name of a measure in a list of several, where it differs from the question's. */
const MEDIDAS: Partial<Record<Pregunta, string>> = { pisos: "peso", isofix: "" };

function frente(valor: unknown, limite: number, unidad: string): Respuesta {
  if (typeof valor !== "number") return undefined;
  const dicho = `${formatNumber(valor)} de ${formatNumber(limite)}\u00a0${unidad}`;
  return { pasa: valor <= limite, dicho };
}

function entre(desde: unknown, hasta: unknown, numero: number, unidad: string): Respuesta {
  const [least, most] = [desde, hasta].map((each) => (typeof each === "number" ? each : undefined));
  if (least === undefined && most === undefined) return undefined;
  const say = (valor: number) => formatValor({ tipo: "numero", unidad }, valor);
  const from = least === undefined ? [] : `desde ${say(least)}`;
  const to = most === undefined ? [] : `hasta ${say(most)}`;
  const pasa = (least ?? numero) <= numero && numero <= (most ?? numero);
  return { pasa, dicho: [from, to].flat().join(" ") };
}

const LADO = /^\d{1,4}([.,]\d{1,2})?$/;

/** Reads a folded size of one side or several, as «88 × 59 × 32 cm»; other texts give none. */
export function ladosDe(valor: unknown): number[] {
  if (typeof valor !== "string") return typeof valor === "number" ? [valor] : [];
  const lados = valor.split(/[×xX*]/).map((lado) => lado.replace(/cm/i, "").trim());
  if (lados.length > 3 || !lados.every((lado) => LADO.test(lado))) return [];
  return lados.map((lado) => Number(lado.replace(",", ".")));
}

const ladoMayor = (valor: unknown) => ladosDe(valor).sort((a, b) => b - a)[0];

/** A single failed answer decides; with a missing one the result is unknown. */
export function juzgar(pedidas: readonly Pedida[], medido: Medido) {
  const answers = pedidas.map(({ name, nombre, numero }) => {
    const { pasa, dicho = "" } = JUECES[name](numero, medido) ?? {};
    const medida =
      MEDIDAS[name] ?? nombre.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
    return { pasa, dicho: pedidas.length === 1 ? dicho : `${medida} ${dicho}`.trim() };
  });
  const say = (title: string, which: boolean | undefined) => {
    const said = answers.filter(({ pasa }) => pasa === which).map(({ dicho }) => dicho.trim());
    if (said.length === 0) return [];
    return { pasa: which, dicho: `${title}: ${said.join("; ")}`.replace(/: $/, "") };
  };
  const parts = [say("No pasa", false), say("Pasa", true), say("Sin medir", undefined)].flat();
  const isKnown = answers.every((each) => each.pasa !== undefined);
  const pasa = answers.some((each) => each.pasa === false) ? false : isKnown || undefined;
  return { pasa, parts, dicho: parts.map((each) => each.dicho).join(". ") };
}

export type Juicio = ReturnType<typeof juzgar>;

const PUESTOS = [true, undefined, false];

export const porJuicio = <Each>(all: readonly Each[], pasa: (each: Each) => boolean | undefined) =>
  PUESTOS.flatMap((puesto) => all.filter((each) => pasa(each) === puesto));
