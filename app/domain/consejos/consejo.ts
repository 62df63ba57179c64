import type { Estado } from "~/domain/estado";
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
  /** Name of the advice type. */
  categoriaNombre: string;
  /** Whether the type is no hidden one, so that its chip can be a link. */
  categoriaKnown: boolean;
  fecha: string;
}

export interface Consejo extends ConsejoCard {
  contenido: string;
  updatedAt: string;
}

/** One of the kinds of advice, a row of `tipos_consejo`. */
export interface TipoConsejo {
  slug: string;
  nombre: string;
}

/** Advice articles on the home page. */
export const HOME_LATEST = 3;
export const LIST_PAGE_SIZE = 6;
/** Newest articles beside the list. */
export const SIDEBAR_LATEST = 4;
export const RELATED_LIMIT = 3;
/** Categories of products that an article leads to. */
export const POPULAR_LIMIT = 4;
/** Newest articles whose recommendations count for that. */
export const POPULAR_SAMPLE = 50;

/** Types whose articles say that they replace no doctor. */
const MEDICAL_TIPOS = ["alimentacion", "salud", "sueno"];

export const isMedical = (categoria: string) => MEDICAL_TIPOS.includes(categoria);

/** What an editor decides about an article; the names are the columns', and what is left out stays. */
export interface ConsejoCampos {
  titulo: string;
  slug: string;
  /** Slug of an advice type. */
  categoria: string;
  imagen: string;
  contenido: string;
  extracto?: string;
  estado?: Estado;
}

export const TITULO_MAX_LENGTH = 300;
export const EXTRACTO_MAX_LENGTH = 500;
export const CONTENIDO_MAX_LENGTH = 100_000;
/** Articles on a page of the admin list. */
export const ADMIN_PAGE_SIZE = 25;
