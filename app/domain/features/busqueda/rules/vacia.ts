import { fold } from "~base/texto";
import { split } from "./palabra";

export const VACIAS_MAX = 2_000;

const WORDS_MAX = 3;
const LETTERS_MAX = 30;
const LETTERS_ONLY = /^[\p{L} ]+$/u;
const WORD = /^\p{L}{3,20}$/u;
const ADDRESS_OR_NUMBER = /@|\d[\d\s.-]{5,}/;

/** Keeps «ñ» for the editors who read the questions: «pañal» is not «panal». */
export const foldButEne = (q: string) => {
  const letters = q.normalize("NFC").toLowerCase();
  return letters.replace(/[^\sñ]+/g, fold).trim();
};

/**
 * Keeps a short question whole if it has only letters. A longer one may be about somebody, so only
 * some unknown words are kept, and nothing if it has an address or a telephone number.
 * @param folded the question, folded except for «ñ», as are the unknown words
 */
export function keptOf(folded: string, unknown: readonly string[]): string[] {
  const words = split(folded);
  const letters = words.join("").length;
  const isShort = words.length <= WORDS_MAX && letters >= 2 && letters <= LETTERS_MAX;
  if (isShort && LETTERS_ONLY.test(folded)) return [words.join(" ")];
  if (ADDRESS_OR_NUMBER.test(folded)) return [];
  return [...new Set(unknown)].filter((word) => WORD.test(word)).slice(0, WORDS_MAX);
}
