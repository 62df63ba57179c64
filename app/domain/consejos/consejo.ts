import type { Imagen } from "~/domain/imagenes/imagen";

/** An advice article as a card shows it. */
export interface ConsejoCard {
  id: string;
  slug: string;
  titulo: string;
  extracto: string;
  imagen: Imagen;
  /** Slug of the advice type. */
  categoria: string;
  /** Name of the advice type; the slug's text where no such type exists. */
  categoriaNombre: string;
  fecha: string;
}

export interface Consejo extends ConsejoCard {
  contenido: string;
  updatedAt: string;
}

/** Advice articles on the home page. */
export const HOME_LATEST = 3;
