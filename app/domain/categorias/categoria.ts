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

export interface CategoriaPrincipal extends Categoria {
  subcategorias: Categoria[];
}

export const fallbackDescripcion = (nombre: string) => `Productos de ${nombre}`;

export const bannerDescripcion = (nombre: string) =>
  `Descubre los mejores productos de ${nombre} para tu bebé.`;

export interface CategoriaCampos {
  nombre: string;
  slug: string;
  descripcion: string | null;
  imagen_url: string | null;
  parent_id: string | null;
}

export const NO_PARENT = "none";

export const NOMBRE_MAX_LENGTH = 120;
export const DESCRIPCION_MAX_LENGTH = 1_000;

export interface ParentOption {
  id: string;
  label: string;
}

export interface ParentOptions {
  principales: ParentOption[];
  subcategorias: ParentOption[];
  isFixed: boolean;
}

/** A category, or an advice type, that a text has named and nobody has yet looked at. */
export interface Oculta {
  id: string;
  slug: string;
  nombre: string;
  usos: number;
}

export interface CategoriaDoomed {
  id: string;
  nombre: string;
  productos: number;
  isOculta: boolean;
  hasChildren: boolean;
  destinos: ParentOption[];
}
