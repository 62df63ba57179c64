import { parsePagina } from "~/ui/page/pagination";
import { parseSearch } from "~/ui/text/search-text";
import { SLUG_MAX_LENGTH } from "~base/texto";
import { askedEstado, type Estado } from "~record/tipos/estado";

export function parseFiltro(query: URLSearchParams) {
  return {
    q: parseSearch(query.get("q")),
    categoria: parseSearch(query.get("categoria"), SLUG_MAX_LENGTH),
    pagina: parsePagina(query.get("pagina")),
  };
}

export type FiltroConsejos = ReturnType<typeof parseFiltro>;

export function parseFiltroAdmin(query: URLSearchParams) {
  const estado: Estado | "" = askedEstado(query.get("estado"));
  const filtro = query.get("filtro") === "imagen-externa" ? "imagen-externa" : "";
  return { ...parseFiltro(query), autor: query.get("autor") ?? "", estado, filtro };
}

export type FiltroAdmin = ReturnType<typeof parseFiltroAdmin>;
