import { SLUG_MAX_LENGTH } from "~/domain/texto";
import { parsePagina } from "~/ui/page/pagination";
import { parseSearch } from "~/ui/text/search-text";

export interface FiltroConsejos {
  q: string;
  categoria: string;
  pagina: number;
}

export function parseFiltro(query: URLSearchParams): FiltroConsejos {
  return {
    q: parseSearch(query.get("q")),
    categoria: parseSearch(query.get("categoria"), SLUG_MAX_LENGTH),
    pagina: parsePagina(query.get("pagina")),
  };
}
