import { centimosOf, comparableUntil, PRECIO_VIEJO_DIAS } from "~base/precio";
import { formatValor } from "~nouns/ficha/dato";
import { claveOf } from "~nouns/ficha/ficha";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { formatRating, isRated, roundRating } from "~nouns/productos/rules/producto";

export type Premiable = Pick<
  Producto,
  "slug" | "title" | "rating" | "ficha" | "price" | "precioComprobadoAt" | "retirada"
>;

/** The awards, each with the words of the page that explains them. */
export const PREMIOS = {
  "Mejor Opción Global": "la nota más alta.",
  "La Más Ligera": "el menor peso, si todos lo dan en la misma unidad.",
  "Mejor Relación Calidad-Precio": `la nota más alta por euro, entre tres productos y con precios vistos en los últimos ${PRECIO_VIEJO_DIAS} días.`,
};

const FEW = "Añade más productos para comparar";

/**
 * Names each award's winners and the reason; no winner if any product lacks the value, all of them
 * in a tie. Withdrawn products, which may be dangerous, take no part.
 */
export function premiosOf(comparados: readonly Premiable[], now: string) {
  const productos = comparados.filter(({ retirada }) => !retirada);
  const precio = (each: Premiable) => freshPrice(each, now);
  const seen = productos.map((each) => each.precioComprobadoAt ?? "").sort()[0];
  return [
    award("Mejor Opción Global", productos, {
      atLeast: 2,
      markOf: notaOf,
      why: ([first]) => `${formatRating(first?.rating ?? 0)}: la mejor nota`,
      missing: "No todos tienen nota",
    }),
    award("La Más Ligera", productos, {
      atLeast: 2,
      markOf: (each) => negative(pesoOf(each, productos)?.valor),
      why: ([first]) => `${textOf(first && pesoOf(first, productos))}: el menor peso`,
      missing: "No se sabe el peso de todos",
    }),
    award("Mejor Relación Calidad-Precio", productos, {
      atLeast: 3,
      markOf: (each) => ratio(notaOf(each), precio(each)),
      why: ([first]) =>
        `${formatRating(first?.rating ?? 0)} por ${first?.price}: la mejor nota por euro`,
      desde: seen,
      missing: productos.some(({ price }) => price)
        ? "No hay nota y precio reciente de todos"
        : "Los datos no permiten decidirlo",
    }),
  ];
}

interface Rule {
  atLeast: number;
  markOf: (producto: Premiable) => number | undefined;
  why: (winners: readonly Premiable[]) => string;
  desde?: string;
  missing: string;
}

function award(slot: keyof typeof PREMIOS, productos: readonly Premiable[], rule: Rule) {
  if (productos.length < rule.atLeast) return { slot, ganadores: [], razon: FEW };
  const marks = productos.map(rule.markOf);
  if (marks.includes(undefined)) return { slot, ganadores: [], razon: rule.missing };
  const best = Math.max(...marks.map((mark) => mark ?? 0));
  const ganadores = productos.filter((_, index) => marks[index] === best);
  const tie = ganadores.length > 1 ? ", en empate" : "";
  return { slot, ganadores, razon: `${rule.why(ganadores)}${tie}`, desde: rule.desde };
}

export type Premio = ReturnType<typeof award>;

export const notaOf = ({ rating }: Premiable) =>
  isRated(rating) ? roundRating(rating) : undefined;
export const negative = (value: number | undefined) => (value === undefined ? undefined : -value);
const ratio = (nota: number | undefined, centimos: number | undefined) =>
  nota && centimos ? nota / centimos : undefined;

/** Compares weights only if all have the same unit. */
function pesoOf({ ficha }: Premiable, others: readonly Premiable[]) {
  const found = others.flatMap((each) => each.ficha.filter(({ id }) => claveOf(id) === "peso"));
  const own = ficha.find((each) => found.includes(each));
  const isShared = new Set(found.map(({ unidad }) => unidad)).size === 1;
  return own && isShared && typeof own.valor === "number"
    ? { ...own, valor: own.valor }
    : undefined;
}

const textOf = (peso: ReturnType<typeof pesoOf>) => (peso ? formatValor(peso, peso.valor) : "");

export function freshPrice({ price, precioComprobadoAt }: Premiable, now: string) {
  return Date.parse(now) <= comparableUntil(precioComprobadoAt)
    ? (centimosOf(price) ?? undefined)
    : undefined;
}
