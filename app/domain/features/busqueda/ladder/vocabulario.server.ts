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

/** Whoever asks chooses the words, so not all are kept. */
const KEPT_WORDS = 2_000;

/** Texts keep letters such as «ø», which questions and titles do not. */
const findOtherWords = memoOnContent(() => wordsWithOtherLetters(database().read));

/** Words of texts: those with the stem of a word, and those that begin with it. */
export type Familia = Record<"alike" | "begun", readonly Palabra[]>;

export const familyOf = memoOnContentFor(async (word): Promise<Familia> => {
  const [stem, root] = [stemOf(word), rootOf(word)];
  const others = (await findOtherWords()).filter((each) => !each.word.startsWith(root));
  const all = [...(await wordsBeginning(database().read, root)), ...others];
  const said = all.filter((each) => each.word === word || !isStopWord(each.word));
  return {
    // «Como» has the stem of «comer».
    alike: said.filter((each) => stemOf(fold(each.word)) === stem),
    begun: isStopWord(word) ? [] : said.filter((each) => each.word.startsWith(word)),
  };
}, KEPT_WORDS);

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A typing error is corrected to one of these, each with its sound: every word that the site itself uses. */
export const findVocabulario = memoOnContent(async (): Promise<Map<string, string>> => {
  const [sinonimos, nombradas] = await Promise.all([findSinonimos(), findNombradas()]);
  const words = new Set([...wordsNamed(nombradas), ...[...sinonimos.values()].flat(2)]);
  for (const letter of LETTERS) {
    for (const { word } of await wordsBeginning(database().read, letter)) words.add(word);
    // A long list is read while others are answered.
    await nextTurn();
  }
  const spelled = [...words].filter((word) => !/\d/.test(word));
  return new Map(spelled.map((word) => [word, soundOf(word)]));
});
