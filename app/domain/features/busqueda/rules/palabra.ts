import { stemmer } from "@orama/stemmers/spanish";

export const split = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

const MIN_STEMMED = 4;

/** The part that «carrito» and «carritos» share. Short words have none: «mes» is not of «mesa». */
export function stemOf(word: string): string {
  if (word.length < MIN_STEMMED || /\d/.test(word)) return `${word}.`;
  return stemmer(word.replace(/ces$/, "z"));
}

/** Every word of a stem begins so; a few stems change a letter at their end. */
export function rootOf(word: string): string {
  const stem = stemOf(word);
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1;
  return word.slice(0, shared);
}

/** These words say too little to search by; on a site for parents «bebé» is one of them. */
const STOP_WORDS = new Set(
  split(
    "a al ante bajo cada como con cual cuando cuanto de del desde donde e el ella en entre es esta " +
      "este hay hasta la las le les lo los mas mejor mejores mi mis muy ni no o para pero por que se " +
      "segun si sin sobre son su sus tu tus u un una unas unos y ya bebe bebes nino nina ninos ninas " +
      "hijo hija hijos peque pequenos infantil",
  ),
);

export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** @returns all of them where no other is left */
export function withoutStopWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !isStopWord(word));
  return others.length > 0 ? others : [...words];
}
