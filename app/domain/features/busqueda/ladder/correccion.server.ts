import { cut, findNear } from "../rules/distancia";
import { isStopWord, stemOf } from "../rules/palabra";
import type { Frase } from "../rules/sinonimos";
import { findNamed, type Pregunta, singlesIn, toPregunta } from "./preguntas.server";
import { type Familia, findVocabulario } from "./vocabulario.server";

/** A word with so few hits may be a typing error that a text contains too. */
export const RARE = 2;
/** The correction must have this many times the hits of the typed word. */
export const TIMES = 10;

/** More wrong words are hardly typing errors, and each costs a walk through the vocabulary. */
const MOST_CORRECTED = 4;
/** In longer questions the hits of single words are not looked up. */
const MOST_WORDS = 8;
const MOST_TITLES = 30;
/** A word in many titles and categories counts as nearer, by up to this part of an error. */
const MOST_BONUS = 0.5;
const MANY = 31;
const BY_EAR = 0.5;

/** Small words that people write together with the word before or after. */
const GLUED = new Set(["con", "de", "del", "para"]);

export const respelled = (words: Frase, cambios: ReadonlyMap<string, string>): Frase => [
  ...new Set(words.flatMap((word) => cambios.get(word)?.split(" ") ?? [word])),
];

/** Maps rare words of a question, found in no title or category, to the words probably meant. */
export async function correct(pregunta: Pregunta, isBegun = false): Promise<Map<string, string>> {
  const cambios = new Map<string, string>();
  const singles = singlesIn(pregunta);
  if (singles.length > MOST_WORDS) return cambios;
  const weighed = await Promise.all(singles.map(weigh));
  const rare = weighed.filter(
    ({ word, weight, texts }) => weight === 0 && texts <= RARE && !isStopWord(word),
  );
  if (rare.length > MOST_CORRECTED) return cambios;
  for (const { word, texts } of rare) {
    const meant = await findMeant(word, texts, isBegun && word === singles.at(-1));
    if (meant) cambios.set(word, meant);
  }
  return cambios;
}

async function findMeant(word: string, texts: number, isBegun: boolean) {
  const vocabulario = await findVocabulario();
  const glued = texts === 0 ? await cutNamed(word, vocabulario) : undefined;
  if (glued) return glued;
  let best: { word: string; rank: number } | undefined;
  for (const { word: each, away } of findNear(word, vocabulario, isBegun)) {
    if (best && away - MOST_BONUS >= best.rank) break;
    // A stop word corrects only words without hits that sound like it, such as «Vebés».
    const isTooCommon = isStopWord(each) && (texts > 0 || away > BY_EAR);
    if (isTooCommon || stemOf(each) === stemOf(word)) continue;
    const { weight, texts: hits } = await weigh(each);
    const rank = away - MOST_BONUS * Math.min(1, Math.log2(1 + weight) / Math.log2(1 + MANY));
    const isMore = weight + hits > 0 && hits >= TIMES * texts;
    if (isMore && rank < (best?.rank ?? away + 1)) best = { word: each, rank };
  }
  return best?.word;
}

/** Splits a word only into words of titles, because many words happen to consist of two others. */
async function cutNamed(word: string, vocabulario: ReadonlyMap<string, string>) {
  const isPart = (part: string) => GLUED.has(part) || (part.length > 2 && vocabulario.has(part));
  const parts = cut(word, isPart) ?? [];
  const named = parts.filter((part) => !GLUED.has(part));
  const weighed = await Promise.all(named.map(weigh));
  const isSo = named.length > 0 && weighed.every(({ weight }) => weight > 0);
  return parts.length > 1 && isSo ? parts.join(" ") : undefined;
}

/** Weighs a word by the titles and categories with it or its synonyms, and counts its texts. */
async function weigh(word: string) {
  const pregunta = await toPregunta([word]);
  const names = pregunta.conceptos.flatMap(({ typed, others }) => [typed, ...others]);
  // A text with a name of several words has each of them, so the rarest word limits the count.
  const most = (count: (family: Familia) => number) =>
    Math.max(...names.map((name) => Math.min(...name.map((each) => count(pregunta.family(each))))));
  const texts = most(({ alike }) => sum(alike.map((each) => each.texts)));
  const titles = most(({ alike, begun }) =>
    sum([...new Set([...alike, ...begun])].map((each) => each.titles)),
  );
  return { word, weight: MOST_TITLES * findNamed(pregunta).length + titles, texts };
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
