import { type Dato, formatValor, type Valor } from "~nouns/ficha/dato";
import { readNumber } from "~nouns/ficha/read-number";
import * as rules from "./campos";
import type { Columna, Columnas } from "./columnas.server";

export type Elegidos = Readonly<Record<string, string | undefined>>;

function readElegido({ clase, opciones, unidad }: rules.Campo, text: string): string {
  if (clase === "si") return text === "si" ? text : "";
  if (clase === "opcion") return opciones.includes(text) ? text : "";
  return readNumber(text, unidad);
}

type Pedido = rules.Campo & { escrito: string; elegido: string; limite: number };

function fits({ clase, elegido, limite }: Pedido, valor: Valor | undefined): boolean {
  if (valor === undefined) return false;
  if (clase === "si") return valor === 1;
  if (clase === "opcion") return valor === elegido;
  return clase === "hasta" ? Number(valor) <= limite : Number(valor) >= limite;
}

/** @returns the ids in order, and useful fields with the count that each answer leaves */
export function elegir(
  query: URLSearchParams,
  datos: readonly Dato[],
  columnas: Columnas,
  now: number,
) {
  const precios = rules.preciosOf(columnas, now);
  const campos = rules.camposOf(datos, columnas, precios).map((campo) => {
    const escrito = query.get(campo.name)?.trim() ?? "";
    const elegido = readElegido(campo, escrito);
    return { ...campo, escrito, elegido, limite: Number(elegido.replace(",", ".")) };
  });
  const asked = campos.filter(({ elegido }) => elegido);
  const { found, counts } = pass(campos, asked, columnas.ids.length);
  const ordenes = rules
    .ordenesOf(datos, columnas, precios)
    .filter(({ valores }) => doDiffer(valores));
  const orden = ordenes.find(({ value }) => value === query.get("orden"));
  const elegidos = Object.fromEntries(
    [...asked.map(({ name, elegido }) => [name, elegido]), ["orden", orden?.value]].sort(),
  );
  return {
    ids: (orden ? inOrden(found, orden, columnas) : found).map((n) => columnas.ids[n] ?? ""),
    isAsked: asked.length > 0 || orden !== undefined,
    /** The parameters of the address in canonical spelling. */
    elegidos: elegidos as Elegidos,
    orden: orden?.label,
    ordenes: [rules.USUAL, ...ordenes.map(({ value, label }) => ({ value, label }))],
    campos: campos
      .filter((campo) => campo.escrito || doesTell(campo))
      .map((campo) => toShown(campo, counts.get(campo) ?? new Map())),
  };
}

/** Finds products that match all answers; the counts of a field ignore its own answer. */
function pass(campos: readonly Pedido[], asked: readonly Pedido[], total: number) {
  const counted = campos.filter((campo) => !rules.isLimit(campo));
  const counts = new Map(counted.map((campo) => [campo, new Map<unknown, number>()]));
  const found: number[] = [];
  for (let n = 0; n < total; n++) {
    const missed = asked.filter((campo) => !fits(campo, campo.valores[n]));
    if (missed.length === 0) found.push(n);
    if (missed.length > 1) continue;
    for (const [campo, veces] of counts) {
      if (missed.length > 0 && missed[0] !== campo) continue;
      const valor = campo.valores[n];
      veces.set(valor, (veces.get(valor) ?? 0) + 1);
    }
  }
  return { found, counts };
}

function doDiffer(valores: Columna): boolean {
  const first = valores.find((valor) => valor !== undefined);
  return valores.some((valor) => valor !== undefined && valor !== first);
}

/** False for fields that leave all products or none, and so do not help. */
function doesTell(campo: rules.Campo): boolean {
  const { clase, valores } = campo;
  if (rules.isLimit(campo)) return doDiffer(valores);
  const isShared = valores.every((valor) => valor === valores[0]);
  return !isShared && (clase === "opcion" || valores.includes(1));
}

function toShown(campo: Pedido, veces: ReadonlyMap<unknown, number>) {
  const { name, label, clase, opciones, escrito, elegido, valores, unidad, frase } = campo;
  const answers = clase === "si" ? [{ valor: "si", n: veces.get(1) ?? 0 }] : [];
  const shown = { name, label, clase, elegido, unidad, frase, escrito: elegido || escrito };
  return {
    ...shown,
    opciones: [...answers, ...opciones.map((valor) => ({ valor, n: veces.get(valor) ?? 0 }))],
    rango: rules.isLimit(campo) && doDiffer(valores) ? rangeOf(valores, unidad) : "",
    problema:
      rules.isLimit(campo) && escrito && !elegido ? "Escribe un número, como «12,5»" : undefined,
    dicho: elegido && rules.describeElegido(campo, elegido),
  };
}

function rangeOf(valores: Columna, unidad: string): string {
  const numbers = valores.filter((valor) => typeof valor === "number");
  const least = numbers.reduce((one, other) => Math.min(one, other));
  const most = numbers.reduce((one, other) => Math.max(one, other));
  const say = (valor: number) => formatValor({ tipo: "numero", unidad }, valor);
  return `De ${say(least)} a ${say(most)}.`;
}

/** Sorts products without a value last, and behind them withdrawn ones, which may be dangerous. */
function inOrden(found: readonly number[], orden: rules.Orden, { retirados }: Columnas): number[] {
  const keyOf = (n: number) => {
    const valor = orden.valores[n];
    if (retirados[n]) return Number.POSITIVE_INFINITY;
    if (typeof valor !== "number") return Number.MAX_VALUE;
    return orden.isDescending ? -valor : valor;
  };
  const keyed = found.map((n) => ({ n, key: keyOf(n) }));
  keyed.sort((one, other) => (one.key === other.key ? 0 : one.key - other.key));
  return keyed.map(({ n }) => n);
}

export type Filtro = Omit<ReturnType<typeof elegir>, "ids">;
