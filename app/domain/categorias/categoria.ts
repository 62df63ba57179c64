import type { Imagen } from "~/domain/imagenes/imagen";

export interface Categoria {
  id: string;
  slug: string;
  nombre: string;
  descripcion: string | null;
  imagen: Imagen;
  parentId: string | null;
  /** Slugs that it had before, or that led here when others were dissolved; they lead here still. */
  antiguos: string[];
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

/** What an editor decides about a category; the names are the columns'. */
export interface CategoriaCampos {
  nombre: string;
  slug: string;
  descripcion: string | null;
  imagen_url: string | null;
  parent_id: string | null;
}

/** How the form says that a category is a main one. */
export const NO_PARENT = "none";

export const NOMBRE_MAX_LENGTH = 120;
export const DESCRIPCION_MAX_LENGTH = 1_000;

/** One choice of the parent field. */
export interface ParentOption {
  id: string;
  label: string;
}

export interface ParentOptions {
  principales: ParentOption[];
  /** Shown so that the tree is seen whole; two levels only, so none can be chosen. */
  subcategorias: ParentOption[];
  /** Whether the category has subcategories and so can stand under no other. */
  isFixed: boolean;
}

/** A category, or an advice type, that a text has named and nobody has yet looked at. */
export interface Oculta {
  id: string;
  slug: string;
  nombre: string;
  /** How many products, or articles, name it. */
  usos: number;
}

/** A category that is to be deleted: what it holds, and where that could go. */
export interface CategoriaDoomed {
  id: string;
  nombre: string;
  /** How many products it holds. */
  productos: number;
  isOculta: boolean;
  hasChildren: boolean;
  destinos: ParentOption[];
}
