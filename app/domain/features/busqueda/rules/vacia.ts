import { fold } from "~base/texto";
import { split } from "./palabra";

export const VACIAS_MAX = 2_000;

const WORDS_MAX = 3;
const LETTERS_MAX = 30;
const LETTERS_ONLY = /^[\p{L} ]+$/u;
const WORD = /^\p{L}{3,20}$/u;
const ADDRESS_OR_NUMBER = /@|\d[\d\s.-]{5,}/;

/** Editors read the question, and «ñ» is a letter of its own: «pañal» is not «panal». */
export const foldButEne = (q: string) =>
  q
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\sñ]+/g, fold)
    .trim();

/**
 * A short question of letters alone is kept whole. A longer one may be about somebody, so only some of its
 * words that the site does not know are kept, and nothing where it holds an address or a telephone number.
 * @param folded but for «ñ», as are the unknown words
 */
export function keptOf(folded: string, unknown: readonly string[]): string[] {
  const words = split(folded);
  const letters = words.join("").length;
  const isShort = words.length <= WORDS_MAX && letters >= 2 && letters <= LETTERS_MAX;
  if (isShort && LETTERS_ONLY.test(folded)) return [words.join(" ")];
  if (ADDRESS_OR_NUMBER.test(folded)) return [];
  return [...new Set(unknown)].filter((word) => WORD.test(word)).slice(0, WORDS_MAX);
}
