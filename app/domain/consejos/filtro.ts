import { parsePagina } from "~/ui/pagination";

/** What a visitor asked of the list of articles; empty texts ask for nothing. */
export interface FiltroConsejos {
  q: string;
  /** Slug of an advice type. */
  categoria: string;
  pagina: number;
}

export const SEARCH_MAX_LENGTH = 100;

export function parseFiltro(query: URLSearchParams): FiltroConsejos {
  return {
    q: [...(query.get("q") ?? "").trim()].slice(0, SEARCH_MAX_LENGTH).join(""),
    categoria: (query.get("categoria") ?? "").trim(),
    pagina: parsePagina(query.get("pagina")),
  };
}
