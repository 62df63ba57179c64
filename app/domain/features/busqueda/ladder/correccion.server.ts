import { database } from "~db/client.server";
import { memoOnContentFor } from "~db/content-memo.server";
import { findTitled, search } from "~db/engine/engine.server";
import { cut, findNear } from "../rules/distancia";
import { isStopWord, stemOf } from "../rules/palabra";
import type { Frase } from "../rules/sinonimos";
import { byMeaning, findNamed, type Pregunta, toPregunta } from "./preguntas.server";
import { findVocabulario, isBeginning, KEPT_WORDS } from "./vocabulario.server";

/** So many hits may be of a typing error that a text has too. */
export const RARE = 2;
/** The other word must have so many times the hits of the one that was typed. */
export const TIMES = 10;

/** More wrong words are no typing error, and each costs a walk through the vocabulary. */
const MOST_CORRECTED = 4;
/** The hits of a longer question's words are not looked up. */
const MOST_WORDS = 8;
const MOST_TITLES = 30;
/** The titles and categories that have a word bring it nearer by so much of an error. */
const MOST_BONUS = 0.5;
const MANY = 31;
const BY_EAR = 0.5;

/** Small words that are written together with the next one, or the one before. */
const GLUED = new Set(["con", "de", "del", "para"]);

export const respelled = (words: Frase, cambios: ReadonlyMap<string, string>): Frase => [
  ...new Set(words.flatMap((word) => cambios.get(word)?.split(" ") ?? [word])),
];

/** The words of a question that are rare and in no title or category's name, and what they were probably meant for. */
export async function correct(pregunta: Pregunta, isBegun = false): Promise<Map<string, string>> {
  const cambios = new Map<string, string>();
  const singles = pregunta.conceptos.flatMap(({ typed, others }) =>
    typed.length === 1 && others.length === 0 ? typed : [],
  );
  if (singles.length > MOST_WORDS) return cambios;
  const weighed = await Promise.all(
    singles.map(async (word) => ({ word, ...(await weigh(word)) })),
  );
  const rare = weighed.filter(
    ({ word, weight, total }) => weight === 0 && total <= RARE && !isStopWord(word),
  );
  if (rare.length > MOST_CORRECTED) return cambios;
  for (const { word, total } of rare) {
    const meant = await findMeant(word, total, isBegun && word === singles.at(-1));
    if (meant) cambios.set(word, meant);
  }
  return cambios;
}

async function findMeant(word: string, total: number, isBegun: boolean) {
  const vocabulario = await findVocabulario();
  const glued = total === 0 ? await cutNamed(word, vocabulario) : undefined;
  if (glued) return glued;
  let best: { word: string; rank: number } | undefined;
  for (const { word: each, away } of findNear(word, vocabulario, isBegun)) {
    if (best && away - MOST_BONUS >= best.rank) break;
    // «Vebés» is meant for a stop word, and nothing else is.
    const isTooCommon = isStopWord(each) && (total > 0 || away > BY_EAR);
    if (isTooCommon || stemOf(each) === stemOf(word)) continue;
    const { weight, total: hits } = await weigh(each);
    const rank = away - MOST_BONUS * Math.min(1, Math.log2(1 + weight) / Math.log2(1 + MANY));
    const isMore = weight + hits > 0 && hits >= TIMES * total;
    if (isMore && rank < (best?.rank ?? away + 1)) best = { word: each, rank };
  }
  return best?.word;
}

/** The words must be in titles: by chance many a word is made of two others. */
async function cutNamed(word: string, vocabulario: ReadonlyMap<string, string>) {
  const isPart = (part: string) => GLUED.has(part) || (part.length > 2 && vocabulario.has(part));
  const parts = cut(word, isPart) ?? [];
  const named = parts.filter((part) => !GLUED.has(part));
  const weighed = await Promise.all(named.map(weigh));
  const isSo = named.length > 0 && weighed.every(({ weight }) => weight > 0);
  return parts.length > 1 && isSo ? parts.join(" ") : undefined;
}

/** Counts the texts that have the word, or what it means, and weighs the titles and categories that do. */
const weigh = memoOnContentFor(async (word) => {
  const pregunta = await toPregunta([word]);
  const begun = (await isBeginning(word)) ? [word] : [];
  const sum = { weight: MOST_TITLES * findNamed(pregunta).length, total: 0 };
  for (const kind of ["productos", "consejos"] as const) {
    const sought = [byMeaning(pregunta, kind)];
    const titles = await findTitled(database().read, kind, { begun, sought }, MOST_TITLES);
    sum.weight += titles.length;
    sum.total += (await search(database().read, kind, { sought }, 1)).total;
  }
  return sum;
}, KEPT_WORDS);
