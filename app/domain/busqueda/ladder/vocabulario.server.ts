import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { fold } from "~/domain/texto";
import { database, type Read } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { wordsBeginning } from "~db/engine/engine.server";
import { isStopWord, rootOf, split, stemOf } from "../rules/palabra";
import { type GrupoSinonimos, indexSinonimos } from "../rules/sinonimos";
import { findNombradas } from "./nombres.server";

export const readGrupos = (db: Read): Promise<GrupoSinonimos[]> =>
  db.selectFrom("sinonimos").selectAll().orderBy("palabras").execute();

const findGrupos = memoOnContent(() => readGrupos(database().read));
export const findSinonimos = memoOnContent(async () => indexSinonimos(await findGrupos()));

const KEPT_WORDS = 2_000;
/** Whoever asks chooses the words, so not all are kept. */
const keptFamilies = memoOnContent(
  async () => new LRUCache<string, Promise<string[]>>({ max: KEPT_WORDS }),
);

/** The words of the texts that have the stem of this one. */
export async function familyOf(word: string): Promise<string[]> {
  const kept = await keptFamilies();
  const family = kept.get(word) ?? readFamily(word);
  kept.set(word, family);
  family.catch(() => kept.delete(word));
  return family;
}

async function readFamily(word: string): Promise<string[]> {
  const stem = stemOf(word);
  const alike = await wordsBeginning(database().read, rootOf(word));
  // «Como» has the stem of «comer».
  return alike.filter((each) => stemOf(each) === stem && (each === word || !isStopWord(each)));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A typing error is corrected to one of these: every word that the site itself uses. */
export const findVocabulario = memoOnContent(async (): Promise<string[]> => {
  const [grupos, { productos, consejos }] = await Promise.all([findGrupos(), findNombradas()]);
  const words = new Set([...productos, ...consejos].flatMap((named) => [...named.words]));
  for (const { palabras } of grupos) for (const word of split(fold(palabras))) words.add(word);
  for (const letter of LETTERS) {
    for (const word of await wordsBeginning(database().read, letter)) words.add(word);
    // A long list is read while others are answered.
    await nextTurn();
  }
  return [...words].filter((word) => !/\d/.test(word));
});
