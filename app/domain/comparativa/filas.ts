import type { Producto } from "~/domain/productos/queries/producto-row.server";
import { formatRating, isRated, priceText, UNRATED } from "~/domain/productos/rules/producto";

export interface Fila {
  label: string;
  values: string[][];
}

export function toFilas(productos: readonly Producto[], onlyDifferences: boolean): Fila[] {
  const filas: Fila[] = [
    { label: "Precio", values: productos.map(toPrecio) },
    {
      label: "Valoración",
      values: productos.map(({ rating }) => [
        isRated(rating) ? `${formatRating(rating)} de 5` : UNRATED,
      ]),
    },
    { label: "Categoría", values: productos.map(({ categoriaNombre }) => [categoriaNombre]) },
    { label: "Características", values: productos.map(({ keyfeatures }) => keyfeatures) },
    { label: "Ventajas", values: productos.map(({ pros }) => pros) },
    { label: "Contras", values: productos.map(({ cons }) => cons) },
  ];
  if (!onlyDifferences || productos.length < 2) return filas;
  return filas.map(dropShared).filter(({ values }) => values.some((value) => value.length > 0));
}

function toPrecio(producto: Producto): string[] {
  const text = priceText(producto);
  return text ? [text] : [];
}

function dropShared({ label, values }: Fila): Fila {
  const [first = [], ...others] = values;
  const shared = first.filter((item) => others.every((value) => value.includes(item)));
  return { label, values: values.map((value) => value.filter((item) => !shared.includes(item))) };
}
