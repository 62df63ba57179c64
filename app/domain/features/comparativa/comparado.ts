import { absoluteUrl } from "~nouns/imagenes/rules/imagen";
import type { Producto } from "~nouns/productos/queries/producto-row.server";

export function toComparado(producto: Producto) {
  const { id, title, rating, category, price, slug, pros, cons } = producto;
  const imageUrl = absoluteUrl(producto.imagen, "") ?? "";
  const keyFeatures = producto.keyfeatures;
  return { id, title, imageUrl, rating, category, price, slug, keyFeatures, pros, cons };
}

export type Comparado = ReturnType<typeof toComparado>;
