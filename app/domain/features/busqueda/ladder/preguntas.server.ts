import type { Indexed, Sought, Termino } from "~db/engine/engine.server";
import { stemOf } from "../rules/palabra";
import { type Concepto, type Frase, toConceptos } from "../rules/sinonimos";
import { findNombradas, type Nombrada, namedSo } from "./nombres.server";
import { familyOf, findSinonimos } from "./vocabulario.server";

export type PorGrupo = Readonly<Record<Indexed, readonly Nombrada[]>>;

export interface Pregunta {
  words: Frase;
  conceptos: readonly Concepto[];
  nombradas: PorGrupo;
  families: ReadonlyMap<string, readonly string[]>;
}

export async function toPregunta(words: Frase): Promise<Pregunta> {
  const [nombradas, sinonimos] = await Promise.all([findNombradas(), findSinonimos()]);
  const joined = words.slice(1).map((word, n) => `${words[n]}${word}`);
  const known = await familiesOf(joined);
  const isWord = (word: string) => (known.get(word)?.length ?? 0) > 0;
  const conceptos = toConceptos(words, sinonimos, isWord);
  const all = conceptos.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  return { words, conceptos, nombradas, families: await familiesOf(all) };
}

async function familiesOf(words: Frase): Promise<Map<string, readonly string[]>> {
  const different = [...new Set(words)];
  const families = await Promise.all(different.map(familyOf));
  return new Map(different.map((word, n) => [word, families[n] ?? []]));
}

/** Asks for the words one after the other, or for the key of a product. */
export const inARow = ({ words }: Pregunta, key: string): Sought[] =>
  words.length > 1 || /\d/.test(key) ? [{ words: [words.join(" ")], id: key }] : [];

type IsSo = (word: string, typed: string) => boolean;

function typedBy({ conceptos, nombradas }: Pregunta, indexed: Indexed, isSo: IsSo) {
  const words = conceptos.flatMap(({ typed }) => typed);
  const named = (typed: string) =>
    namedSo(nombradas[indexed], (each) => [...each.words].some((word) => isSo(word, typed)));
  return words.map((word) => ({ words: [word], ...named(word) }));
}

export const asTyped = (pregunta: Pregunta, indexed: Indexed): Sought => ({
  all: typedBy(pregunta, indexed, (word, typed) => word === typed),
});

/** Asks for the words in any inflection, or for another name of what they mean. */
export const byMeaning = (pregunta: Pregunta, indexed: Indexed): Sought => ({
  all: meaningsOf(pregunta, indexed),
});

const meaningsOf = (pregunta: Pregunta, indexed: Indexed) =>
  pregunta.conceptos.map((concepto) => meaningOf(pregunta, concepto, indexed));

function meaningOf(pregunta: Pregunta, { typed, others }: Concepto, indexed: Indexed): Sought {
  const own = { all: typed.map((word) => inflected(pregunta, word, indexed)) };
  // The category above tells a thing by the word that was typed, and by none that only stands for it.
  const named = others.map((frase) => ({
    all: frase.map((word) => ({ ...inflected(pregunta, word, indexed), hijas: [] })),
    isName: true,
  }));
  return { any: [own, ...named] };
}

function inflected({ nombradas, families }: Pregunta, word: string, indexed: Indexed): Termino {
  const stem = stemOf(word);
  return {
    words: [...new Set([word, ...(families.get(word) ?? [])])],
    ...namedSo(nombradas[indexed], (each) => each.stems.has(stem)),
  };
}

export function byBeginning(pregunta: Pregunta, indexed: Indexed): Sought {
  const begun = typedBy(pregunta, indexed, (word, typed) => word.startsWith(typed));
  return { all: begun.map((term) => ({ ...term, isPrefix: true })) };
}

const MOST_DROPPED_OF = 5;

/** Each of several words may be the one too many. */
export function allButOne(pregunta: Pregunta, indexed: Indexed): Sought[] {
  const meanings = meaningsOf(pregunta, indexed);
  if (meanings.length < 3 || meanings.length > MOST_DROPPED_OF) return [];
  return [
    { any: meanings.map((_, dropped) => ({ all: meanings.filter((_, n) => n !== dropped) })) },
  ];
}

export const anyOf = (pregunta: Pregunta, indexed: Indexed): Sought[] => [
  { any: meaningsOf(pregunta, indexed) },
];

/** No text, no category and no group of synonyms has the word. */
export function isUnknown({ nombradas, families }: Pregunta, { typed, others }: Concepto): boolean {
  const [word = ""] = typed;
  if (typed.length > 1 || others.length > 0 || families.get(word)?.length) return false;
  return !Object.values(nombradas)
    .flat()
    .some(({ stems }) => stems.has(stemOf(word)));
}

export function findNamed({ conceptos, nombradas }: Pregunta): Nombrada[] {
  const bySlug = new Map(nombradas.productos.map((each) => [each.slug, each]));
  const hasAll = (frase: Frase, ...in_: (Nombrada | undefined)[]) =>
    frase.every((word) => in_.some((each) => each?.stems.has(stemOf(word))));
  return nombradas.productos.filter((own) => {
    const isOwn = ({ typed, others }: Concepto) =>
      [typed, ...others].some((frase) => hasAll(frase, own));
    const isOf = ({ typed }: Concepto) => hasAll(typed, own, bySlug.get(own.madre ?? ""));
    return conceptos.some(isOwn) && conceptos.every((each) => isOwn(each) || isOf(each));
  });
}
