import type { Nombre, Sought, Termino, Weight } from "../engine/base/full-text";
import { partsOf } from "../engine/base/ranked-search";

/** Must fold and split as base/busqueda.sql does. */
function wordsIn(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
  const plain = folded.replace(/[µςſ]/g, (sign) => ({ µ: "μ", ς: "σ" })[sign] ?? "s");
  return plain.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, 255)) ?? [];
}

const quote = (lexeme: string) => `'${lexeme.replace(/[\\']/g, "$&$&")}'`;

const levelOf = (weights: readonly Weight[]) => weights.filter(({ column }) => column).length;

/** @returns a query for words of a text, or undefined where no entry can match in these fields */
export function expressionOf(sought: Sought, weights: readonly Weight[]): string | undefined {
  if ("words" in sought) return termExpression(sought, weights);
  if ("isName" in sought && sought.all.length > 1) return nameExpression(sought, weights);
  const parts = partsOf(sought, (part) => expressionOf(part, weights));
  return parts && anyOf(parts.found, parts.isAny ? " | " : " & ");
}

const anyOf = (parts: readonly string[], between = " | ") =>
  parts.length > 1 ? `(${parts.join(between)})` : parts[0];

function wordExpression(text: string, weights: readonly Weight[], isPrefix = false) {
  const lexemes = wordsIn(text).map((word) => quote(`${levelOf(weights)}${word}`));
  const end = isPrefix ? ":*" : "";
  return lexemes.length > 0 ? `${lexemes.join(" <-> ")}${end}` : undefined;
}

function termExpression(termino: Termino, weights: readonly Weight[]): string | undefined {
  const { words, titled = words, isPrefix } = termino;
  const all = weights.length === 1 ? titled : words;
  const slugs = weights.flatMap(({ named }) => (named && termino[named]) ?? []);
  const hasId = termino.id && weights.some((weight) => weight.hasId);
  return anyOf([
    ...all.flatMap((word) => wordExpression(word, weights, isPrefix) ?? []),
    ...slugs.map(inCategory),
    ...(hasId ? [quote(`i${termino.id?.toLowerCase()}`)] : []),
  ]);
}

export const inCategory = (slug: string) => quote(`c${slug}`);

/** The most steps from the first to the last word of a name in a text. */
const CLOSE = 4;
const MOST_FORMS = 36;

/** A name's words must stand close together, except in titles and in names of categories. */
function nameExpression({ all }: Nombre, weights: readonly Weight[]): string | undefined {
  const anywhere = expressionOf({ all }, weights.slice(0, 2));
  const forms = all.reduce((product, { words }) => product * words.length, 1);
  if (forms > MOST_FORMS) return anywhere;
  const words = all.map((each) =>
    anyOf(each.words.flatMap((word) => wordExpression(word, weights) ?? [])),
  );
  const close = words.includes(undefined) ? [] : closeTogether(words as string[], CLOSE);
  return anyOf([...(anywhere ? [anywhere] : []), ...close]);
}

/** Combines every order of the words with every way to divide the steps between them. */
function closeTogether(words: readonly string[], steps: number): string[] {
  if (words.length === 1) return [...words];
  return words.flatMap((first, n) => {
    const others = words.toSpliced(n, 1);
    const most = steps - (others.length - 1);
    return Array.from({ length: Math.max(0, most) }, (_, at) =>
      closeTogether(others, steps - at - 1).map((rest) => `(${first} <${at + 1}> ${rest})`),
    ).flat();
  });
}
