import { parsePagina } from "~/ui/page/pagination";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import type { ProductoCard } from "~nouns/productos/queries/producto-row.server";
import type { Trozo } from "./fragmento";

export const SEARCH_MIN = 2;
/** Results of a group on one page; their count is always the true one. */
export const SEARCH_LIMIT = 50;

/** «Ver más» ends here: whoever reads so far had better ask anew. */
export const SEARCH_PAGES = 20;

/** Characters of all groups of synonyms together. */
export const SINONIMOS_MAX = 30_000;

export const IDEAS_LIMIT = 6;
/** Categories that are offered where nothing is found. */
export const NEAREST_LIMIT = 3;

export const GRUPOS = ["categorias", "productos", "consejos"] as const;
export type NombreGrupo = (typeof GRUPOS)[number];

export interface Resultado {
  id: string;
  href: string;
  titulo: string;
  fragmento: Trozo[];
  imagen: Imagen;
  /** A category that does not exist has no address. */
  categoria: { nombre: string; href?: string };
  producto?: ProductoCard;
}

export type Grupo = { total: number; resultados: Resultado[]; pagina: number };

export type Idea = Record<"slug" | "nombre", string>;

export interface Hallazgos {
  categorias: Idea[];
  productos: Grupo;
  consejos: Grupo;
  /** No text holds all the words. */
  isPartial: boolean;
  /** The question that was probably meant, whose results these are. */
  correccion?: string;
  /** A few results have the words as they were typed. */
  isAlsoTyped?: boolean;
}

/** The group and page that were asked for; without a group all begin at their first page. */
export type Pedido = { grupo?: NombreGrupo; pagina: number };

export function parsePedido(query: URLSearchParams): Pedido {
  const grupo = GRUPOS.find((each) => each === query.get("grupo"));
  return { grupo, pagina: grupo ? Math.min(parsePagina(query.get("pagina")), SEARCH_PAGES) : 1 };
}
