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

function fits({ clase, valorOf }: Campo, elegido: string, candidato: Candidato): boolean {
  const valor = valorOf(candidato);
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
  const read = camposOf(datos, now).map((campo) => {
    const elegido = readElegido(campo, query.get(campo.name)?.trim() ?? "");
    return { ...campo, elegido, veces: new Map<unknown, number>(), valores: new Set<unknown>() };
  });
  const asked = read.filter(({ elegido }) => elegido);
  const found: Candidato[] = [];
  for (const candidato of candidatos) {
    const missed = asked.filter((campo) => !fits(campo, campo.elegido, candidato));
    if (missed.length === 0) found.push(candidato);
    for (const campo of read) {
      const valor = campo.valorOf(candidato);
      campo.valores.add(valor);
      // The other answers of a field are counted as if it had none.
      if (missed.every((each) => each === campo))
        campo.veces.set(valor, (campo.veces.get(valor) ?? 0) + 1);
    }
  }
  const ordenes = ordenesOf(datos, now).filter(
    ({ claveOf }) => definedOf(candidatos.map(claveOf)).size > 1,
  );
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
    campos: read.filter((campo) => campo.elegido || doesTell(campo)).map(toShown),
  };
}

type Read = Campo & { elegido: string; veces: Map<unknown, number>; valores: Set<unknown> };

const definedOf = (values: Iterable<unknown>) =>
  new Set([...values].filter((value) => value !== undefined));

const isLimit = (clase: Campo["clase"]) => clase === "hasta" || clase === "desde";

/** A field that leaves all products, or none, helps nobody. */
function doesTell({ clase, valores }: Read): boolean {
  if (isLimit(clase)) return definedOf(valores).size > 1;
  return valores.size > 1 && (clase === "opcion" || valores.has(1));
}

function toShown(campo: Read) {
  const { name, label, unidad, clase, elegido, veces, valores } = campo;
  const numbers = [...valores].filter((valor) => typeof valor === "number");
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((valor) =>
    formatValor({ tipo: "numero", unidad }, valor),
  );
  const answers = clase === "si" ? [{ valor: "si", n: veces.get(1) ?? 0 }] : [];
  return {
    ...{ name, label, unidad, clase, elegido },
    opciones: campo.opciones.map((valor) => ({ valor, n: veces.get(valor) ?? 0 })).concat(answers),
    rango: isLimit(clase) && numbers.length > 1 ? `de ${least} a ${most}` : "",
    dicho: elegido && describeElegido(campo, elegido),
  };
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
