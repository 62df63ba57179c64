import { fold } from "~/domain/texto";
import { parseSearch } from "~/ui/text/search-text";
import { SEARCH_MIN } from "./busqueda";

export interface Consulta {
  q: string;
  folded: string;
  /** The different letter-and-digit parts of `folded`; none for a query like «%%». */
  palabras: string[];
  isTooShort: boolean;
}

export function parseConsulta(typed: string | null): Consulta {
  const q = parseSearch(typed);
  const folded = fold(q);
  return {
    q,
    folded,
    palabras: [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])],
    isTooShort: [...folded].length < SEARCH_MIN,
  };
}
