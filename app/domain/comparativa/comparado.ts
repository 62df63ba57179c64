import { absoluteUrl } from "~/domain/imagenes/imagen";
import type { Producto } from "~/domain/productos/producto";

/** The browser's local storage keeps this of a product. */
export interface Comparado {
  id: string;
  title: string;
  /** Empty for none. */
  imageUrl: string;
  rating: number;
  category: string;
  price: string | null;
  slug: string;
  keyFeatures: string[];
  pros: string[];
  cons: string[];
}

export function toComparado(producto: Producto): Comparado {
  return {
    id: producto.id,
    title: producto.title,
    imageUrl: absoluteUrl(producto.imagen, "") ?? "",
    rating: producto.rating,
    category: producto.category,
    price: producto.price,
    slug: producto.slug,
    keyFeatures: producto.keyfeatures,
    pros: producto.pros,
    cons: producto.cons,
  };
}
