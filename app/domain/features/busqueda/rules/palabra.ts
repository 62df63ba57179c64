import { stemmer } from "@orama/stemmers/spanish";

export const split = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

const MIN_STEMMED = 4;

/** The stem of «carrito» and «carritos». Short words have none: «mes» must not find «mesa». */
export function stemOf(word: string): string {
  if (word.length < MIN_STEMMED || /\d/.test(word)) return `${word}.`;
  return stemmer(word.replace(/ces$/, "z"));
}

/** The common start of all words with this stem; some stems change their last letter. */
export function rootOf(word: string): string {
  const stem = stemOf(word);
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1;
  return word.slice(0, shared);
}

/** Words too common to search for, such as «bebé» on a site for parents. */
const STOP_WORDS = new Set(
  split(
    "a al ante bajo cada como con cual cuando cuanto de del desde donde e el ella en entre es esta " +
      "este hay hasta la las le les lo los mas mejor mejores mi mis muy ni no o para pero por que se " +
      "segun si sin sobre son su sus tu tus u un una unas unos y ya bebe bebes nino nina ninos ninas " +
      "hijo hija hijos peque pequenos infantil",
  ),
);

export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** @returns all words if nothing else would be left */
export function withoutStopWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !isStopWord(word));
  return others.length > 0 ? others : [...words];
}
