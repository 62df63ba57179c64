import { formatValor } from "~/domain/ficha/dato";
import type { FichaMostrada } from "~/domain/ficha/ficha";
import { readNumber } from "~/domain/filtros/elegir";
import { type Juicio, juzgar, type Pedidas } from "./juzgar";
import { isPregunta, PREGUNTAS, type Pregunta, preguntasDe } from "./preguntas";

const MAX = 999;

export interface CampoDeCasa {
  name: Pregunta;
  label: string;
  rango: string;
  escrito: string;
  elegido: string;
  problema: string | undefined;
  dicho: string;
}

/** @param recordadas what a visitor has had remembered, for the fields of whoever asks nothing */
export function leerCasa(
  query: URLSearchParams,
  preguntas: readonly Pregunta[],
  recordadas?: URLSearchParams,
) {
  const asked = preguntas.some((name) => query.get(name)?.trim());
  const campos = preguntas.map((name) => leerCampo(name, query.get(name)?.trim() ?? ""));
  const elegidos = campos.filter(({ elegido }) => elegido);
  const shown = campos.map((campo) =>
    asked ? campo : { ...campo, escrito: recordadas?.get(campo.name) ?? "" },
  );
  return {
    campos: shown,
    hasRecordadas: recordadas !== undefined,
    elegidos: Object.fromEntries(elegidos.map(({ name, elegido }) => [name, elegido])),
    pedidas: Object.fromEntries(
      elegidos.map(({ name, elegido }) => [name, numberOf(elegido)]),
    ) as Pedidas,
    isAsked: elegidos.length > 0,
    /** Anybody can invent other spellings of the same answer, which are not worth keeping. */
    isSpelled: [...query].every(
      ([name, value]) =>
        !isPregunta(name) || value === (campos.find((each) => each.name === name)?.elegido ?? ""),
    ),
  };
}

export type Casa = ReturnType<typeof leerCasa>;

const numberOf = (elegido: string) =>
  elegido === "si" || elegido === "no"
    ? Number(elegido === "si")
    : Number(elegido.replace(",", "."));

function leerCampo(name: Pregunta, escrito: string): CampoDeCasa {
  const { label, nombre, unidad, min, hint } = PREGUNTAS[name];
  const elegido =
    name === "isofix" ? (/^(si|no)?$/.exec(escrito)?.[0] ?? "") : leerNumero(escrito, unidad, min);
  const valor =
    name === "isofix"
      ? elegido.replace("si", "sí")
      : formatValor({ tipo: "numero", unidad }, numberOf(elegido));
  return {
    ...{ name, rango: hint, escrito: elegido || escrito, elegido },
    label: unidad ? `${label} (${unidad})` : label,
    dicho: elegido && `${nombre.charAt(0).toUpperCase()}${nombre.slice(1)}: ${valor}`,
    problema: escrito && !elegido ? `Escribe un número, de ${min} a ${MAX}` : undefined,
  };
}

function leerNumero(escrito: string, unidad: string, min: number): string {
  const elegido = readNumber(escrito, unidad);
  return elegido && numberOf(elegido) >= min && numberOf(elegido) <= MAX ? elegido : "";
}

interface ConFicha {
  id: string;
  ficha: readonly Pick<FichaMostrada[number], "casa" | "valor">[];
}

/** By the id of the product, where something is asked. */
export function juiciosDe({ isAsked, pedidas }: Casa, productos: readonly ConFicha[]) {
  const all = productos.map(({ id, ficha }) => [
    id,
    juzgar(pedidas, (papel) => ficha.find(({ casa }) => casa === papel)?.valor),
  ]);
  return (isAsked ? Object.fromEntries(all) : {}) as Readonly<Record<string, Juicio>>;
}

/** The questions that some of a page's products answer, and how each does. */
export function casaDe(
  query: URLSearchParams,
  productos: readonly ConFicha[],
  recordadas: URLSearchParams | undefined,
) {
  const filas = productos.flatMap(({ ficha }) => ficha.filter(({ valor }) => valor !== null));
  const casa = leerCasa(query, preguntasDe(new Set(filas.map((each) => each.casa))), recordadas);
  return { ...casa, juicios: juiciosDe(casa, productos) };
}

export type CasaDePagina = ReturnType<typeof casaDe>;
