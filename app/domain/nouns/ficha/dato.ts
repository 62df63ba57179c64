import { done, failed } from "~/http/results/flash-message";
import { formatEuros, formatNumber } from "~/ui/text/format-number";
import type { Fuente, Papel, TipoDato } from "~db/schema/fichas";

export const DATOS_LIMIT = 24;
export const NOMBRE_MAX_LENGTH = 40;
export const UNIDAD_MAX_LENGTH = 12;
export const FRASE_MAX_LENGTH = 60;
export const CRITERIOS_LIMIT = 6;
export const PESO_MAX = 10;
/** Written after a score, as a unit is after a number. */
export const UNIDAD_DE_CRITERIO = "de 5";
const NOTA_MAX = 5;
export const OPCIONES_LIMIT = 12;
export const OPCION_MAX_LENGTH = 40;

/** A fact of the sheet that all products of a main category share. */
export interface Dato {
  id: string;
  /** Stays if the name changes, because columns of files are found by it. */
  clave: string;
  nombre: string;
  unidad: string;
  tipo: TipoDato;
  opciones: string[];
  mejor: "menos" | "mas" | null;
  filtrable: boolean;
  /** The filter as a sentence, with «…» for the number; if empty, the fact's name is shown. */
  frase: string;
  /** Only criteria have a weight: such a fact is our own score from 0 to 5. */
  peso: number | null;
  /** The question about the visitor's home that this fact answers. */
  casa?: Papel | null;
}

export type Valor = number | string;

export const TIPO_LABELS: Readonly<Record<TipoDato, string>> = {
  numero: "Número",
  si_no: "Sí o no",
  opcion: "Una de varias opciones",
  texto: "Texto",
};

export const MEJOR_LABELS = { menos: "Menos es mejor", mas: "Más es mejor" };

export const FUENTE_LABELS: Readonly<Record<Fuente, string>> = {
  fabricante: "Según el fabricante",
  medido: "Medido por nosotros",
};

export const NO_MEDIDO = "No medido";

export const nombreConUnidad = ({ nombre, unidad }: Pick<Dato, "nombre" | "unidad">) =>
  unidad ? `${nombre} (${unidad})` : nombre;

/** Refuses values that were stored before the fact got another type. */
export function fits({ tipo, opciones, peso }: Dato, valor: Valor): boolean {
  if (tipo === "si_no") return valor === 0 || valor === 1;
  if (peso !== null) return typeof valor === "number" && isNota(valor);
  if (tipo === "numero") return typeof valor === "number";
  return typeof valor === "string" && (tipo === "texto" || opciones.includes(valor));
}

export const isNota = (valor: number) =>
  valor >= 0 && valor <= NOTA_MAX && Number(valor.toFixed(1)) === valor;

export function formatValor({ tipo, unidad }: Pick<Dato, "tipo" | "unidad">, valor: Valor): string {
  if (typeof valor === "string") return valor;
  if (tipo === "si_no") return valor === 1 ? "Sí" : "No";
  if (unidad === "€") return formatEuros(valor);
  if (unidad === "meses" && valor === 1) return "1\u00a0mes";
  return `${formatNumber(valor)}${unidad && `\u00a0${unidad}`}`;
}

export const fichaMensajes = {
  "ficha.guardada": done("Ficha actualizada", "Los productos de la categoría ya la llevan así."),
  "ficha.quitado": done("Dato quitado", "Ya no está en la ficha de ningún producto."),
  "fichas.guardadas": done("Datos guardados", "Los productos ya los llevan."),
  "fichas.iguales": done("No había nada que cambiar"),
  "ficha.igual": failed("La ficha sigue igual", "Ese dato ya estaba en ese extremo."),
} as const;

export const DATOS_PROBLEMS = {
  missing: "Ese dato ya no existe: se ha quitado mientras lo editabas",
  full: "La ficha está llena: quita antes otro dato",
  scored: `Ya hay ${CRITERIOS_LIMIT} criterios: quita antes otro`,
  answered: "Otro dato de esta ficha responde ya a eso",
  taken: "Ya hay otro dato con ese nombre en esta ficha",
};
