import { parseSearch } from "~/ui/text/search-text";
import { fold } from "~base/texto";
import { SEARCH_MIN } from "./busqueda";
import { split } from "./palabra";

export type Consulta = ReturnType<typeof parseConsulta>;

export function parseConsulta(typed: string | null) {
  const q = parseSearch(typed);
  const folded = fold(q);
  return {
    q,
    folded,
    // Words without repeats; empty for a query like «%%».
    palabras: [...new Set(split(folded))],
    isTooShort: [...folded].length < SEARCH_MIN,
  };
}

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Replaces corrected words of the question, in the spelling that these texts have.
 * @param cambios folded words with their corrections
 */
export function respell(q: string, cambios: ReadonlyMap<string, string>, texts: readonly string[]) {
  const written = texts.flatMap((text) => text.match(WORD) ?? []);
  const spell = (meant: string) =>
    written.find((each) => fold(each) === meant)?.toLowerCase() ?? meant;
  return q.replace(WORD, (word) => cambios.get(fold(word))?.replace(WORD, spell) ?? word);
}
