import type { Imagen } from "~/domain/imagenes/imagen";

export interface Categoria {
  id: string;
  slug: string;
  nombre: string;
  descripcion: string | null;
  imagen: Imagen;
  parentId: string | null;
}

/** A main category with its subcategories. */
export interface CategoriaPrincipal extends Categoria {
  subcategorias: Categoria[];
}

/** Shown where a category has no description of its own. */
export const fallbackDescripcion = (nombre: string) => `Productos de ${nombre}`;

/** Shown on the banner of a category without a description. */
export const bannerDescripcion = (nombre: string) =>
  `Descubre los mejores productos de ${nombre} para tu bebé.`;
