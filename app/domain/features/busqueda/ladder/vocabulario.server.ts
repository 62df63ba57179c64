import { setImmediate as nextTurn } from "node:timers/promises";
import { fold } from "~base/texto";
import { database, type Read } from "~db/client.server";

import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import { wordsBeginning, wordsWithOtherLetters } from "~db/engine/engine.server";
import { soundOf } from "../rules/distancia";

import { isStopWord, rootOf, split, stemOf } from "../rules/palabra";
import { type GrupoSinonimos, indexSinonimos } from "../rules/sinonimos";
import { findNombradas } from "./nombres.server";

export const readGrupos = (db: Read): Promise<GrupoSinonimos[]> =>
  db.selectFrom("sinonimos").selectAll().orderBy("palabras").execute();

const findGrupos = memoOnContent(() => readGrupos(database().read));
export const findSinonimos = memoOnContent(async () => indexSinonimos(await findGrupos()));

/** Whoever asks chooses the words, so not all are kept. */
export const KEPT_WORDS = 2_000;

/** Texts keep letters such as «ø», which questions and titles do not. */
const findOtherWords = memoOnContent(() => wordsWithOtherLetters(database().read));

export const familyOf = memoOnContentFor(async (word) => {
  const stem = stemOf(word);
  const begun = await wordsBeginning(database().read, rootOf(word));
  const others = (await findOtherWords()).filter((each) => stemOf(fold(each)) === stem);
  // «Como» has the stem of «comer».
  const alike = begun.filter((each) => stemOf(each) === stem);
  return [...new Set([...alike, ...others])].filter((each) => each === word || !isStopWord(each));
}, KEPT_WORDS);

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A typing error is corrected to one of these, each with its sound: every word that the site itself uses. */
export const findVocabulario = memoOnContent(async (): Promise<Map<string, string>> => {
  const [grupos, { productos, consejos }] = await Promise.all([findGrupos(), findNombradas()]);
  const words = new Set([...productos, ...consejos].flatMap((named) => [...named.words]));
  for (const { palabras } of grupos) for (const word of split(fold(palabras))) words.add(word);
  for (const letter of LETTERS) {
    for (const word of await wordsBeginning(database().read, letter)) words.add(word);
    // A long list is read while others are answered.
    await nextTurn();
  }
  const spelled = [...words].filter((word) => !/\d/.test(word));
  return new Map(spelled.map((word) => [word, soundOf(word)]));
});

/** Some word of the site begins so; a stop word says too little to begin with. */
export async function isBeginning(typed: string): Promise<boolean> {
  const { productos, consejos } = await findNombradas();
  const named = [...productos, ...consejos].flatMap(({ words }) => [...words]);
  const words = [...named, ...(await wordsBeginning(database().read, typed))];
  return words.some((word) => word.startsWith(typed) && !isStopWord(word));
}
