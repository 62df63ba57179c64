import { setImmediate as nextTurn } from "node:timers/promises";
import { fold } from "~base/texto";
import { database, type Read } from "~db/client.server";
import { memoOnContent, memoOnContentFor } from "~db/content-memo.server";
import { type Palabra, wordsBeginning, wordsWithOtherLetters } from "~db/engine/engine.server";
import { soundOf } from "../rules/distancia";
import { isStopWord, rootOf, stemOf } from "../rules/palabra";
import { type GrupoSinonimos, indexSinonimos } from "../rules/sinonimos";
import { findNombradas, wordsNamed } from "./nombres.server";

export const readGrupos = (db: Read): Promise<GrupoSinonimos[]> =>
  db.selectFrom("sinonimos").selectAll().orderBy("palabras").execute();

export const findSinonimos = memoOnContent(async () =>
  indexSinonimos(await readGrupos(database().read)),
);

/** Limits the cache, because visitors choose the words. */
const KEPT_WORDS = 2_000;

/** Letters such as «ø» stay in indexed texts but are folded in questions and titles. */
const findOtherWords = memoOnContent(() => wordsWithOtherLetters(database().read));

/** Words of the index: those with the same stem, and those that start with the word. */
export type Familia = Record<"alike" | "begun", readonly Palabra[]>;

export const familyOf = memoOnContentFor(async (word): Promise<Familia> => {
  const [stem, root] = [stemOf(word), rootOf(word)];
  const others = (await findOtherWords()).filter((each) => !each.word.startsWith(root));
  const all = [...(await wordsBeginning(database().read, root)), ...others];
  const said = all.filter((each) => each.word === word || !isStopWord(each.word));
  return {
    // Other stop words were left out above, because «como» has the stem of «comer».
    alike: said.filter((each) => stemOf(fold(each.word)) === stem),
    begun: isStopWord(word) ? [] : said.filter((each) => each.word.startsWith(word)),
  };
}, KEPT_WORDS);

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The words used on this site, with their sounds: typing errors are corrected to one of these. */
export const findVocabulario = memoOnContent(async (): Promise<Map<string, string>> => {
  const [sinonimos, nombradas] = await Promise.all([findSinonimos(), findNombradas()]);
  const words = new Set([...wordsNamed(nombradas), ...[...sinonimos.values()].flat(2)]);
  for (const letter of LETTERS) {
    for (const { word } of await wordsBeginning(database().read, letter)) words.add(word);
    // Gives other requests a turn, because the list may be long.
    await nextTurn();
  }
  const spelled = [...words].filter((word) => !/\d/.test(word));
  return new Map(spelled.map((word) => [word, soundOf(word)]));
});
