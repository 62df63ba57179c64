import type { Imagen } from "~/domain/imagenes/rules/imagen";

export const SEARCH_MIN = 2;
/** Results shown of each group; their count is always the true one. */
export const SEARCH_LIMIT = 50;

export const IDEAS_LIMIT = 6;

export interface Resultado {
  id: string;
  href: string;
  titulo: string;
  descripcion: string;
  imagen: Imagen;
  /** A category that does not exist has no address. */
  categoria: { nombre: string; href?: string };
}

export interface Grupo {
  total: number;
  resultados: Resultado[];
}
