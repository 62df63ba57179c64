import { absoluteUrl } from "~/domain/imagenes/rules/imagen";
import type { Producto } from "~/domain/productos/queries/producto-row.server";

type Shared = "id" | "title" | "rating" | "category" | "price" | "slug" | "pros" | "cons";

export interface Comparado extends Pick<Producto, Shared> {
  imageUrl: string;
  keyFeatures: string[];
}

export function toComparado(producto: Producto): Comparado {
  const { id, title, rating, category, price, slug, pros, cons } = producto;
  const imageUrl = absoluteUrl(producto.imagen, "") ?? "";
  const keyFeatures = producto.keyfeatures;
  return { id, title, imageUrl, rating, category, price, slug, keyFeatures, pros, cons };
}
