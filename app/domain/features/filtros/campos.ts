import { FRANJAS, PRECIO_VIEJO_DIAS } from "~base/precio";
import { type Dato, formatValor } from "~nouns/ficha/dato";
import type { Columna, Columnas } from "./columnas.server";

export interface Campo {
  name: string;
  label: string;
  unidad: string;
  frase: string;
  /** The answer is an upper limit, a lower limit, «sí», or one of the options. */
  clase: "hasta" | "desde" | "si" | "opcion";
  opciones: string[];
  valores: Columna;
}

export const FILTROS: Readonly<Record<Campo["clase"], string>> = {
  hasta: "«Precio» y los datos en que menos es mejor: lo que no pasa de tu cifra.",
  desde: "Los datos en que más es mejor: lo que llega a tu cifra.",
  si: "«Recomendado» y los datos de sí o no: lo que lo es o lo tiene.",
  opcion: "Los datos con varias opciones: lo que tiene la que eliges.",
};

export const isLimit = ({ clase }: Pick<Campo, "clase">) => clase === "hasta" || clase === "desde";

/** The orders, each with the words of the page about rankings. */
export const ORDENES = {
  "": {
    label: "Nuestra recomendación",
    como: "primero los que elige la guía de la categoría, si la tiene; después los recomendados; luego, por nota, y con la misma nota, por orden alfabético. Es el orden si no eliges otro.",
  },
  nota: { label: "Mejor nota", como: "de la más alta a la más baja, recomendados o no." },
  precio: {
    label: "Precio: de menos a más",
    como: `solo con los precios vistos en los últimos ${PRECIO_VIEJO_DIAS} días.`,
  },
  novedades: { label: "Novedades", como: "de la reseña publicada más tarde a la más antigua." },
  "dato-": {
    label: "Un dato de la ficha",
    como: "como el peso, donde los productos lo tienen: de menos a más o de más a menos, según qué sea mejor.",
  },
} as const;

type OrdenFijo = keyof typeof ORDENES;

export interface Orden {
  value: OrdenFijo | `dato-${string}`;
  label: string;
  valores: Columna;
  isDescending: boolean;
}

/** The key of a fact never changes, and the prefix tells it from the site's own parameters. */
export const paramOf = ({ clave }: Pick<Dato, "clave">) => `dato-${clave}` as const;

/** Prices in euros or as thirds; undefined where the price was not checked recently. */
export function preciosOf({ centimos, franjas, preciosUntil }: Columnas, now: number): Columna {
  const shown = franjas ?? centimos.map((each) => each && each / 100);
  return shown.map((each, n) => (now <= (preciosUntil[n] ?? 0) ? each : undefined));
}

function camposDePrecio({ centimos, franjas }: Columnas, precios: Columna): Campo[] {
  const campo = { label: "Precio", unidad: "", frase: "Cuesta … o menos", opciones: [] };
  if (franjas) {
    const valores = precios.map((each) => FRANJAS[Number(each)]);
    return [{ ...campo, name: "franja", clase: "opcion", opciones: [...FRANJAS], valores }];
  }
  if (centimos.every((each) => each === undefined)) return [];
  return [{ ...campo, name: "hasta", unidad: "€", clase: "hasta", valores: precios }];
}

export function camposOf(datos: readonly Dato[], columnas: Columnas, precios: Columna): Campo[] {
  const plain = { label: "Recomendado", unidad: "", frase: "", opciones: [] };
  const shown = datos.filter(({ filtrable, tipo }) => filtrable && tipo !== "texto");
  return [
    ...camposDePrecio(columnas, precios),
    { ...plain, name: "recomendado", clase: "si", valores: columnas.recomendados },
    ...shown.map((dato): Campo => {
      const { id, nombre: label, unidad, opciones, mejor } = dato;
      const frase = dato.frase || `${label}: … como ${mejor === "mas" ? "mínimo" : "máximo"}`;
      const of = { name: paramOf(dato), label, unidad, frase, valores: columnas.datos[id] ?? [] };
      if (dato.tipo === "opcion") return { ...of, opciones, clase: "opcion" };
      const clase = mejor === "mas" ? "desde" : "hasta";
      return { ...of, opciones: [], clase: dato.tipo === "si_no" ? "si" : clase };
    }),
  ];
}

export const USUAL = { value: "", label: ORDENES[""].label };

const LESS = { isDescending: false, words: "de menos a más" };
const MORE = { isDescending: true, words: "de más a menos" };

function fijo(value: OrdenFijo, valores: Columna, isDescending: boolean): Orden {
  return { value, label: ORDENES[value].label, valores, isDescending };
}

export function ordenesOf(datos: readonly Dato[], columnas: Columnas, precios: Columna): Orden[] {
  const { notas, fechas } = columnas;
  const numbers = datos.filter(({ tipo, mejor }) => tipo === "numero" && mejor);
  return [
    fijo("nota", notas, true),
    fijo("precio", precios, false),
    fijo("novedades", fechas, true),
    ...numbers.map((dato) => {
      const { words, isDescending } = dato.mejor === "menos" ? LESS : MORE;
      const valores = columnas.datos[dato.id] ?? [];
      return { value: paramOf(dato), label: `${dato.nombre}: ${words}`, valores, isDescending };
    }),
  ];
}

export function describeElegido({ label, frase, clase, unidad }: Campo, elegido: string): string {
  if (clase === "si") return label;
  if (clase === "opcion") return `${label}: ${elegido}`;
  const valor = Number(elegido.replace(",", "."));
  return frase.replace("…", () => formatValor({ tipo: "numero", unidad }, valor));
}
