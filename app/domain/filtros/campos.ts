import { type Dato, formatValor } from "~/domain/ficha/dato";
import { isRated } from "~/domain/productos/rules/producto";
import type { Candidato } from "./candidatos.server";

type Valor = number | string | undefined;

/** One control of the form, which is one parameter of the address. */
export interface Campo {
  name: string;
  label: string;
  unidad: string;
  /** The value at most, at least, «sí», or this very one. */
  clase: "hasta" | "desde" | "si" | "opcion";
  opciones: string[];
  valorOf: (candidato: Candidato) => Valor;
}

export interface Orden {
  value: string;
  label: string;
  /** The least comes first; products without one come last. */
  claveOf: (candidato: Candidato) => number | undefined;
}

/** Facts are named by their keys, which last and cannot be taken for a parameter of ours. */
const nameOf = ({ clave }: Dato) => `dato-${clave}`;

const precioAt =
  (now: number) =>
  ({ centimos, precioUntil }: Candidato) =>
    now <= precioUntil ? centimos : undefined;

export function camposOf(datos: readonly Dato[], now: number): Campo[] {
  const precioOf = precioAt(now);
  const euros = (candidato: Candidato) => {
    const centimos = precioOf(candidato);
    return centimos && centimos / 100;
  };
  const yes = { unidad: "", clase: "si", opciones: [] } as const;
  return [
    { ...{ name: "hasta", label: "Precio" }, ...limit("€"), valorOf: euros },
    {
      ...{ name: "recomendado", label: "Recomendado", ...yes, opciones: [] },
      valorOf: ({ isRecommended }) => Number(isRecommended),
    },
    ...datos
      .filter(({ filtrable, tipo }) => filtrable && tipo !== "texto")
      .map((dato): Campo => {
        const { id, nombre: label, unidad, opciones } = dato;
        const of = { name: nameOf(dato), label, valorOf: ({ valores }: Candidato) => valores[id] };
        if (dato.tipo === "si_no") return { ...of, ...yes, opciones: [] };
        if (dato.tipo === "opcion") return { ...of, unidad, clase: "opcion", opciones };
        return { ...of, ...limit(unidad, dato.mejor === "mas" ? "desde" : "hasta") };
      }),
  ];
}

const limit = (unidad: string, clase: "hasta" | "desde" = "hasta") => ({
  ...{ unidad, clase, opciones: [] },
});

export const USUAL = { value: "", label: "Nuestra recomendación" };

export function ordenesOf(datos: readonly Dato[], now: number): Orden[] {
  return [
    {
      ...{ value: "nota", label: "Mejor nota" },
      claveOf: ({ rating }) => (isRated(rating) ? -rating : undefined),
    },
    { value: "precio", label: "Precio: de menos a más", claveOf: precioAt(now) },
    {
      ...{ value: "novedades", label: "Novedades" },
      claveOf: ({ publishedAt }) => -publishedAt,
    },
    ...datos
      .filter(({ tipo, mejor }) => tipo === "numero" && mejor)
      .map((dato): Orden => {
        const isLess = dato.mejor === "menos";
        const label = `${dato.nombre}: ${isLess ? "de menos a más" : "de más a menos"}`;
        const claveOf = ({ valores }: Candidato) => {
          const valor = valores[dato.id];
          return typeof valor === "number" ? (isLess ? valor : -valor) : undefined;
        };
        return { value: nameOf(dato), label, claveOf };
      }),
  ];
}

/** «Peso: hasta 7 kg», as the chip of a chosen filter says. */
export function describeElegido({ label, clase, unidad }: Campo, elegido: string): string {
  if (clase === "si") return label;
  if (clase === "opcion") return `${label}: ${elegido}`;
  return `${label}: ${clase} ${formatValor({ tipo: "numero", unidad }, Number(elegido))}`;
}
