import { formatValor } from "~/domain/ficha/dato";
import { type Campo, camposOf, describeElegido, type Orden, ordenesOf, USUAL } from "./campos";
import type { Candidato } from "./candidatos.server";

export type Elegidos = Readonly<Record<string, string | undefined>>;

type Datos = Parameters<typeof camposOf>[0];

const NUMBER = /^\d{1,9}([.,]\d{1,3})?$/;

/** A text that does not fit its field counts as none, so that each answer has one spelling. */
function readElegido({ clase, opciones }: Campo, text: string): string {
  if (clase === "si") return text === "si" ? text : "";
  if (clase === "opcion") return opciones.includes(text) ? text : "";
  return NUMBER.test(text) ? String(Number(text.replace(",", "."))) : "";
}

function fits({ clase, elegido }: Pedido, valor: unknown): boolean {
  if (valor === undefined) return false;
  if (clase === "si") return valor === 1;
  if (clase === "opcion") return valor === elegido;
  return clase === "hasta" ? Number(valor) <= Number(elegido) : Number(valor) >= Number(elegido);
}

/**
 * @param candidatos all of the category, best first
 * @returns the ids in order, with the fields that tell some products from others and how many each answer leaves
 */
export function elegir(
  query: URLSearchParams,
  datos: Datos,
  candidatos: readonly Candidato[],
  now: number,
) {
  const campos = camposOf(datos, now).map((campo) => ({
    ...{ ...campo, elegido: readElegido(campo, query.get(campo.name)?.trim() ?? "") },
    ...{ valores: candidatos.map(campo.valorOf), veces: new Map<unknown, number>() },
  }));
  const asked = campos.filter(({ elegido }) => elegido);
  const counted = campos.filter(({ clase }) => !isLimit(clase));
  const found = candidatos.filter((_, n) => {
    const missed = asked.filter((campo) => !fits(campo, campo.valores[n]));
    for (const campo of missed.length < 2 ? counted : []) {
      // The answers of a field are counted as if it had none.
      if (missed.length > 0 && missed[0] !== campo) continue;
      campo.veces.set(campo.valores[n], (campo.veces.get(campo.valores[n]) ?? 0) + 1);
    }
    return missed.length === 0;
  });
  const ordenes = ordenesOf(datos, now).filter(({ claveOf }) => doDiffer(candidatos.map(claveOf)));
  const orden = ordenes.find(({ value }) => value === query.get("orden"));
  const isAsked = asked.length > 0 || orden !== undefined;
  const elegidos = Object.fromEntries(
    [...asked.map(({ name, elegido }) => [name, elegido]), ["orden", orden?.value]].sort(),
  );
  return {
    ids: (isAsked ? inOrden(found, orden) : found).map(({ id }) => id),
    isAsked,
    /** The parameters of the address in their one spelling. */
    elegidos: elegidos as Elegidos,
    ordenes: [USUAL, ...ordenes.map(({ value, label }) => ({ value, label }))],
    campos: campos.filter((campo) => campo.elegido || doesTell(campo)).map(toShown),
  };
}

type Pedido = Campo & { elegido: string; valores: unknown[]; veces: Map<unknown, number> };

function doDiffer(values: readonly unknown[]): boolean {
  const first = values.find((value) => value !== undefined);
  return values.some((value) => value !== undefined && value !== first);
}

const isLimit = (clase: Campo["clase"]) => clase === "hasta" || clase === "desde";

/** A field that leaves all products, or none, helps nobody. */
function doesTell({ clase, valores }: Pedido): boolean {
  if (isLimit(clase)) return doDiffer(valores);
  const isShared = valores.every((value) => value === valores[0]);
  return !isShared && (clase === "opcion" || valores.includes(1));
}

function toShown(campo: Pedido) {
  const { name, label, unidad, clase, opciones, elegido, valores, veces } = campo;
  const answers = clase === "si" ? [{ valor: "si", n: veces.get(1) ?? 0 }] : [];
  return {
    ...{ name, label, unidad, clase, elegido },
    opciones: [...answers, ...opciones.map((valor) => ({ valor, n: veces.get(valor) ?? 0 }))],
    rango: isLimit(clase) && doDiffer(valores) ? rangeOf(valores, unidad) : "",
    dicho: elegido && describeElegido(campo, elegido),
  };
}

function rangeOf(valores: readonly unknown[], unidad: string): string {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const valor of valores) {
    if (typeof valor !== "number") continue;
    if (valor < least) least = valor;
    if (valor > most) most = valor;
  }
  const say = (valor: number) => formatValor({ tipo: "numero", unidad }, valor);
  return `de ${say(least)} a ${say(most)}`;
}

/** A withdrawn product comes last: it may be dangerous. Equals stay as they were. */
function inOrden(found: readonly Candidato[], orden: Orden | undefined): Candidato[] {
  const keyed = found.map((each) => {
    const clave = orden ? (orden.claveOf(each) ?? Number.MAX_VALUE) : 0;
    return { each, clave: each.isWithdrawn ? Number.POSITIVE_INFINITY : clave };
  });
  return keyed
    .sort((one, other) => (one.clave === other.clave ? 0 : one.clave - other.clave))
    .map(({ each }) => each);
}

export type Filtro = Omit<ReturnType<typeof elegir>, "ids">;
