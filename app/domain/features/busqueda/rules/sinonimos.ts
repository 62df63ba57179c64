import { done } from "~/http/results/flash-message";
import { fold } from "~base/texto";
import { isStopWord, split, stemOf, withoutStopWords } from "./palabra";

export type GrupoSinonimos = { id: string; palabras: string };

export type Frase = readonly string[];

export type Concepto = { typed: Frase; others: readonly Frase[] };

const wordsOf = (frase: string): Frase => withoutStopWords(split(fold(frase)));
const keyOf = (words: Frase) => words.map(stemOf).join(" ");

export function indexSinonimos(grupos: readonly GrupoSinonimos[]): Map<string, Frase[]> {
  const byName = new Map<string, Frase[]>();
  for (const { palabras } of grupos) {
    const parts = palabras.split(",").map(wordsOf);
    const frases = parts.filter((words) => words.length > 0);
    for (const frase of frases) {
      const key = keyOf(frase);
      byName.set(key, [...(byName.get(key) ?? []), ...frases.filter((each) => each !== frase)]);
    }
  }
  return byName;
}

const LONGEST = 6;
const TWO_NUMBERS = /\d \d/;

/** «270ml» also means «270 ml». */
function withUnit(word: string): Frase[] {
  const [, number = "", unit = ""] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return unit && !isStopWord(unit) ? [[number, unit]] : [];
}

/** Matches the longest names first, because a «silla de coche» is not any «silla». */
export function toConceptos(
  words: Frase,
  byName: ReadonlyMap<string, Frase[]>,
  isWord: (word: string) => boolean,
): Concepto[] {
  const conceptos: Concepto[] = [];
  for (let start = 0; start < words.length; ) {
    const { taken, ...concepto } = longestName(words.slice(start, start + LONGEST));
    conceptos.push(concepto);
    start += taken;
  }
  const others = conceptos.filter(({ typed }) => !typed.every(isStopWord));
  return others.length > 0 ? others : conceptos;

  function longestName(next: Frase): Concepto & { taken: number } {
    for (let taken = next.length; taken > 0; taken -= 1) {
      const typed = next.slice(0, taken);
      const joined = taken === 2 && !TWO_NUMBERS.test(typed.join(" ")) ? typed.join("") : "";
      // Finds words typed apart that the texts write as one, such as «saca leches».
      const glued = joined ? byName.get(stemOf(joined)) : undefined;
      if (glued || isWord(joined)) return { taken, typed, others: [[joined], ...(glued ?? [])] };
      const named = withoutStopWords(typed);
      const others = byName.get(keyOf(named));
      if (others && !isStopWord(typed[0] ?? "")) return { taken, typed: named, others };
    }
    const typed = next.slice(0, 1);
    return { taken: 1, typed, others: typed.flatMap(withUnit) };
  }
}

export const sinonimosMensajes = {
  "sinonimos.guardados": done("Sinónimos guardados", "La próxima búsqueda ya los tiene en cuenta."),
} as const;
