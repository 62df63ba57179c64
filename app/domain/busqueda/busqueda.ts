import type { Imagen } from "~/domain/imagenes/imagen";

export const SEARCH_MIN = 2;
/** Results shown of each group; their count is always the true one. */
export const SEARCH_LIMIT = 50;

/** Ideas for a search shown to who has typed nothing yet. */
export const IDEAS_LIMIT = 6;

/** A product or an article as one of the results. */
export interface Resultado {
  id: string;
  href: string;
  titulo: string;
  descripcion: string;
  imagen: Imagen;
  /** Without address where no such category exists. */
  categoria: { nombre: string; href?: string };
}

export interface Grupo {
  total: number;
  /** The best of them, at most `SEARCH_LIMIT`. */
  resultados: Resultado[];
}
