import { formatValor } from "~nouns/ficha/dato";
import type { FichaMostrada } from "~nouns/ficha/ficha";
import { readNumber } from "~nouns/ficha/read-number";
import { type Juicio, juzgar } from "./juzgar";
import { PREGUNTAS, type Pregunta, TODAS } from "./preguntas";

const MAX = 999;

export function leerCampo(name: Pregunta, typed: string) {
  const { frase, nombre, unidad, hint } = PREGUNTAS[name];
  const isChoice = name === "isofix";
  const least = name === "meses" ? 0 : 1;
  const read = isChoice ? /^(si|no)$/.exec(typed)?.[0] : readNumber(typed, unidad);
  const numero = isChoice ? Number(read === "si") : Number(read?.replace(",", "."));
  const elegido = read && (isChoice || (numero >= least && numero <= MAX)) ? read : "";
  const said = isChoice ? read : formatValor({ tipo: "numero", unidad }, numero);
  return {
    ...{ name, numero, elegido, escrito: elegido || typed, rango: hint },
    ...{ frase, unidad },
    dicho: elegido && `${nombre}: ${said}`,
    problema: typed && !elegido ? `Escribe un número, de ${least} a ${MAX}` : undefined,
  };
}

export interface Respondible {
  id: string;
  ficha: readonly Pick<FichaMostrada[number], "casa" | "valor">[];
}

/** @param recordadas fill the fields of whoever asks nothing */
export function leerCasa(
  query: URLSearchParams,
  productos: readonly Respondible[],
  recordadas?: URLSearchParams,
) {
  const names = TODAS.filter((name) =>
    productos.some(({ ficha }) =>
      ficha.some(({ casa, valor }) => valor !== null && casa?.split("_")[0] === name),
    ),
  );
  const campos = names.map((name) => leerCampo(name, query.get(name)?.trim() ?? ""));
  const pedidas = campos.filter(({ elegido }) => elegido);
  const isBlank = campos.every(({ escrito }) => !escrito);
  const judge = ({ id, ficha }: Respondible) => [
    id,
    juzgar(pedidas, (papel) => ficha.find(({ casa }) => casa === papel)?.valor),
  ];
  const isAsked = pedidas.length > 0;
  const elegidos = Object.fromEntries(pedidas.map(({ name, elegido }) => [name, elegido]));
  return {
    ...{ isAsked, elegidos },
    isRecordada:
      recordadas !== undefined &&
      pedidas.every(({ name, elegido }) => recordadas.get(name) === elegido),
    campos: campos.map((campo) =>
      isBlank ? { ...campo, escrito: recordadas?.get(campo.name) ?? "" } : campo,
    ),
    juicios: Object.fromEntries(isAsked ? productos.map(judge) : []) as Record<string, Juicio>,
    isSpelled: TODAS.every((name) => (query.get(name) ?? "") === (elegidos[name] ?? "")),
  };
}

export type Casa = ReturnType<typeof leerCasa>;
