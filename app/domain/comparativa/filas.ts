import { NO_MEDIDO } from "~/domain/ficha/dato";
import { claveOf } from "~/domain/ficha/ficha";
import { FRANJAS } from "~/domain/precio";
import type { Producto } from "~/domain/productos/queries/producto-row.server";
import { formatRating, isRated, PRICE_HINT, UNRATED } from "~/domain/productos/rules/producto";

export interface Fila {
  label: string;
  values: string[][];
  /** Words beside the best value in its columns: every product has one, is on sale, and they differ. */
  best?: (string | undefined)[];
  isPrecio?: true;
}

export function toFilas(productos: readonly Producto[], onlyDifferences: boolean): Fila[] {
  const filas: Fila[] = [
    { label: "Precio", values: productos.map(toPrecio), isPrecio: true },
    {
      label: "Valoración",
      values: productos.map(({ rating }) => [
        isRated(rating) ? `${formatRating(rating)} de 5` : UNRATED,
      ]),
    },
    { label: "Categoría", values: productos.map(({ categoriaNombre }) => [categoriaNombre]) },
    ...filasDeFicha(productos),
    { label: "Características", values: productos.map(({ keyfeatures }) => keyfeatures) },
    { label: "Ventajas", values: productos.map(({ pros }) => pros) },
    { label: "Contras", values: productos.map(({ cons }) => cons) },
  ];
  if (!onlyDifferences || productos.length < 2) return filas;
  return filas.map(dropShared).filter(({ values }) => values.some((value) => value.length > 0));
}

/** A row for each fact that some of the products have, with what stands for nothing in the others. */
function filasDeFicha(productos: readonly Producto[]): Fila[] {
  const fichas = productos.map(
    ({ ficha, criterios }) => new Map([...ficha, ...criterios].map((each) => [sameAs(each), each])),
  );
  const all = new Map(fichas.flatMap((ficha) => [...ficha]));
  return [...all].flatMap(([same, dato]) => {
    const row = fichas.map((ficha) => ficha.get(same));
    if (row.every((each) => !each?.texto)) return [];
    const values = row.map((each) => (each ? [each.texto ?? NO_MEDIDO] : []));
    const numbers = row.map((each, n) => (productos[n]?.retirada ? undefined : each?.valor));
    return { label: dato.nombre, values, best: bestOf(dato.mejor, numbers) };
  });
}

/** Main categories have facts of their own, of which those of one key and meaning are compared. */
const sameAs = ({ id, unidad, tipo, mejor }: Producto["ficha"][number]) =>
  [claveOf(id), unidad, tipo, mejor].join(" ");

function bestOf(mejor: "menos" | "mas" | null, values: readonly unknown[]) {
  const numbers = values.filter((value) => typeof value === "number");
  if (!mejor || numbers.length < values.length || new Set(numbers).size < 2) return undefined;
  const best = mejor === "menos" ? Math.min(...numbers) : Math.max(...numbers);
  const isTie = numbers.filter((value) => value === best).length > 1;
  const words = isTie ? "el mejor, en empate" : "el mejor";
  return numbers.map((value) => (value === best ? words : undefined));
}

function toPrecio({ price, franja, retirada }: Producto): string[] {
  const band = franja !== null && FRANJAS[franja];
  const text = price || band || (retirada ? "" : PRICE_HINT);
  return text ? [text] : [];
}

function dropShared({ values, ...fila }: Fila): Fila {
  const [first = [], ...others] = values;
  const shared = first.filter((item) => others.every((value) => value.includes(item)));
  return { ...fila, values: values.map((value) => value.filter((item) => !shared.includes(item))) };
}
