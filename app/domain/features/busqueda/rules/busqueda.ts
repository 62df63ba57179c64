import { parsePagina } from "~/ui/page/pagination";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import type { ProductoCard } from "~nouns/productos/queries/producto-row.server";
import type { Trozo } from "./fragmento";

export const SEARCH_MIN = 2;
/** Results of a group on a page; the total is counted in any case. */
export const SEARCH_LIMIT = 50;

/** «Ver más» ends after so many pages, because a better question helps more. */
export const SEARCH_PAGES = 20;

/** The limit for all groups of synonyms together, in characters. */
export const SINONIMOS_MAX = 30_000;

export const IDEAS_LIMIT = 6;
export const NEAREST_LIMIT = 3;

export const GRUPOS = ["categorias", "productos", "consejos"] as const;
export type NombreGrupo = (typeof GRUPOS)[number];

export interface Resultado {
  id: string;
  href: string;
  titulo: string;
  fragmento: Trozo[];
  imagen: Imagen;
  /** A category that does not exist has a name but no address. */
  categoria: { nombre: string; href?: string };
  producto?: ProductoCard;
}

export type Idea = Record<"slug" | "nombre", string>;

/** The requested group and page; without a group each shows its first page. */
export type Pedido = { grupo?: NombreGrupo; pagina: number };

export function parsePedido(query: URLSearchParams): Pedido {
  const grupo = GRUPOS.find((each) => each === query.get("grupo"));
  return { grupo, pagina: grupo ? Math.min(parsePagina(query.get("pagina")), SEARCH_PAGES) : 1 };
}
