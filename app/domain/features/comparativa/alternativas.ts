import { formatEuros } from "~/ui/text/format-number";
import { formatValor } from "~nouns/ficha/dato";
import { claveOf } from "~nouns/ficha/ficha";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { formatRating } from "~nouns/productos/rules/producto";
import { freshPrice, negative, notaOf, type Premiable } from "./premios";

type Candidato = Premiable & Pick<Producto, "category">;

interface Kind {
  markOf: (each: Candidato) => number | undefined;
  say: (gain: number) => string;
  desde?: (other: Candidato) => string | undefined;
}

export type Diferencia = { texto: string; desde?: string };

/** Finds the best rated product for each kind of advantage; one with two is listed once. */
export function alternativasOf(producto: Candidato, candidatos: readonly Candidato[], now: string) {
  const others = candidatos.filter(
    ({ slug, category, retirada }) =>
      !retirada && category === producto.category && slug !== producto.slug,
  );
  const found = new Map<string, Pick<Producto, "slug" | "title"> & { diferencias: Diferencia[] }>();
  for (const { markOf, say, desde } of kindsOf(producto, now)) {
    const own = markOf(producto) ?? Number.NaN;
    const [best] = others
      .map((other) => ({ other, gain: (markOf(other) ?? Number.NaN) - own }))
      .filter(({ gain }) => gain > 0)
      .sort(
        (a, b) =>
          b.other.rating - a.other.rating ||
          b.gain - a.gain ||
          (a.other.slug < b.other.slug ? -1 : 1),
      );
    if (!best) continue;
    const { slug, title } = best.other;
    const diferencia = { texto: say(best.gain), desde: desde?.(best.other) };
    const diferencias = [...(found.get(slug)?.diferencias ?? []), diferencia];
    found.set(slug, { slug, title, diferencias });
  }
  return [...found.values()];
}

/** Compares by weight, or without one by the first fact that has a better direction. */
function kindsOf(producto: Candidato, now: string): Kind[] {
  const known = producto.ficha.filter(({ mejor, valor }) => mejor && typeof valor === "number");
  const dato = known.find(({ id }) => claveOf(id) === "peso") ?? known[0];
  const isLess = dato?.mejor === "menos";
  const seen = (each: Candidato) => each.precioComprobadoAt ?? now;
  return [
    {
      markOf({ ficha }) {
        const valor = ficha.find(({ id }) => id === dato?.id)?.valor;
        if (typeof valor === "number") return isLess ? -valor : valor;
      },
      say: (gain) =>
        dato ? `${dato.nombre}: ${formatValor(dato, gain)} ${isLess ? "menos" : "más"}` : "",
    },
    {
      // The price of a withdrawn product is no measure, because nobody can pay it any more.
      markOf: (each) => (producto.retirada ? undefined : negative(freshPrice(each, now))),
      say: (gain) => `Precio: ${formatEuros(gain / 100)} menos`,
      desde: (other) => [seen(producto), seen(other)].sort()[0],
    },
    { markOf: notaOf, say: (gain) => `Nota: ${formatRating(gain)} puntos más` },
  ];
}
