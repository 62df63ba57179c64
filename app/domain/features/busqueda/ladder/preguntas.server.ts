import type { Indexed, Sought, Termino } from "~db/engine/engine.server";
import { stemOf } from "../rules/palabra";
import { type Concepto, type Frase, toConceptos } from "../rules/sinonimos";
import * as nombres from "./nombres.server";
import { type Familia, familyOf, findSinonimos } from "./vocabulario.server";

export type Pregunta = Awaited<ReturnType<typeof toPregunta>>;

export async function toPregunta(words: Frase) {
  const [nombradas, sinonimos] = await Promise.all([nombres.findNombradas(), findSinonimos()]);
  const joined = words.slice(1).map((word, n) => `${words[n]}${word}`);
  const known = await familiesOf(joined);
  const conceptos = toConceptos(words, sinonimos, (word) => known(word).alike.length > 0);
  const all = conceptos.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  return { words, conceptos, nombradas, family: await familiesOf(all) };
}

const ALONE: Familia = { alike: [], begun: [] };

async function familiesOf(words: Frase) {
  const found = await Promise.all(words.map(async (word) => [word, await familyOf(word)] as const));
  const families = new Map(found);
  return (word: string) => families.get(word) ?? ALONE;
}

export const typedIn = ({ conceptos }: Pregunta) => conceptos.flatMap(({ typed }) => typed);

/** The words that are not part of a longer name and have no synonym. */
export const singlesIn = ({ conceptos }: Pregunta) =>
  conceptos.flatMap(({ typed, others }) => (typed.length + others.length === 1 ? typed : []));

/** Searches for the words in this order, or for the id of a product. */
export const inARow = ({ words }: Pregunta, key: string): Sought[] =>
  words.length > 1 || /\d/.test(key) ? [{ words: [words.join(" ")], id: key }] : [];

export const asTyped = (pregunta: Pregunta, indexed: Indexed): Sought => ({
  all: typedIn(pregunta).map((word) => termOf(pregunta, word, indexed, true)),
});

/** Searches for the words in any inflection, or for their synonyms. */
export const byMeaning = (pregunta: Pregunta, indexed: Indexed) => ({
  all: pregunta.conceptos.map((concepto) => meaningOf(pregunta, concepto, indexed)),
});

function meaningOf(pregunta: Pregunta, { typed, others }: Concepto, indexed: Indexed): Sought {
  const own = { all: typed.map((word) => termOf(pregunta, word, indexed)) };
  // A parent category matches only the typed word, because its name is too wide for synonyms.
  const named = others.map((frase) => ({
    all: frase.map((word) => ({ ...termOf(pregunta, word, indexed), hijas: [] })),
    isName: true as const,
  }));
  return { any: [own, ...named] };
}

function termOf(
  { nombradas, family }: Pregunta,
  word: string,
  indexed: Indexed,
  isExact = false,
): Termino {
  const stem = stemOf(word);
  const forms = family(word).alike.filter((each) => !isExact || each.word === word);
  return {
    words: [...new Set([word, ...forms.map((each) => each.word)])],
    titled: forms.filter(({ titles }) => titles > 0).map((each) => each.word),
    ...nombres.namedSo(nombradas[indexed], ({ words, stems }) =>
      isExact ? words.includes(word) : stems.has(stem),
    ),
  };
}

export const byBeginning = (pregunta: Pregunta, indexed: Indexed): Sought => ({
  all: typedIn(pregunta).map((typed) => ({
    words: [typed],
    isPrefix: true,
    ...nombres.namedSo(pregunta.nombradas[indexed], ({ words }) =>
      words.some((word) => word.startsWith(typed)),
    ),
  })),
});

const MOST_DROPPED_OF = 5;

/** Drops each word in turn, because a question with one word too many finds nothing. */
export function allButOne(pregunta: Pregunta, indexed: Indexed): Sought[] {
  const { all: meanings } = byMeaning(pregunta, indexed);
  if (meanings.length < 3 || meanings.length > MOST_DROPPED_OF) return [];
  return [
    { any: meanings.map((_, dropped) => ({ all: meanings.filter((_, n) => n !== dropped) })) },
  ];
}

export const anyOf = (pregunta: Pregunta, indexed: Indexed): Sought[] => [
  { any: byMeaning(pregunta, indexed).all },
];

/** The words that occur in no text, no category and no group of synonyms. */
export const unknownIn = (pregunta: Pregunta) =>
  singlesIn(pregunta).filter((word) => {
    const named = Object.values(pregunta.nombradas).flat();
    const isNamed = named.some(({ stems }) => stems.has(stemOf(word)));
    return !isNamed && pregunta.family(word).alike.length === 0;
  });

export function isBegun(pregunta: Pregunta): boolean {
  const named = nombres.wordsNamed(pregunta.nombradas);
  const begins = (typed: string) =>
    pregunta.family(typed).begun.length > 0 || named.some((word) => word.startsWith(typed));
  return typedIn(pregunta).every(begins);
}

export function findNamed({ conceptos, nombradas }: Pregunta): nombres.Nombrada[] {
  const bySlug = new Map(nombradas.productos.map((each) => [each.slug, each]));
  const hasAll = (frase: Frase, ...in_: (nombres.Nombrada | undefined)[]) =>
    frase.every((word) => in_.some((each) => each?.stems.has(stemOf(word))));
  return nombradas.productos.filter((own) => {
    const isOwn = ({ typed, others }: Concepto) =>
      [typed, ...others].some((frase) => hasAll(frase, own));
    const isOf = ({ typed }: Concepto) => hasAll(typed, own, bySlug.get(own.madre ?? ""));
    return conceptos.some(isOwn) && conceptos.every((each) => isOwn(each) || isOf(each));
  });
}
