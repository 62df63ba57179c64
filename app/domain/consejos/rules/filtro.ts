import { SLUG_MAX_LENGTH } from "~/domain/texto";
import { parsePagina } from "~/ui/page/pagination";
import { parseSearch } from "~/ui/text/search-text";

export function parseFiltro(query: URLSearchParams) {
  return {
    q: parseSearch(query.get("q")),
    categoria: parseSearch(query.get("categoria"), SLUG_MAX_LENGTH),
    pagina: parsePagina(query.get("pagina")),
  };
}

export type FiltroConsejos = ReturnType<typeof parseFiltro>;
