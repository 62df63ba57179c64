import { fold } from "~base/texto";

export type Trozo = { texto: string; isMarked: boolean };

const MAX_LENGTH = 220;
const READ_LENGTH = 12_000;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * @param texts sorted from short to long
 * @param isAsked tells whether a folded word was asked for
 * @returns the sentence with most of the words that were asked for, else the first text
 */
export function findFragmento(texts: readonly string[], isAsked: (word: string) => boolean) {
  let best = { sentence: texts[0] ?? "", different: 0 };
  for (const text of texts) {
    for (const sentence of sentencesOf(text.slice(0, READ_LENGTH))) {
      const words = (sentence.match(WORD) ?? []).map(fold).filter(isAsked);
      const different = new Set(words).size;
      if (different > best.different) best = { sentence, different };
    }
  }
  return mark(shorten(best.sentence, isAsked), isAsked);
}

const sentencesOf = (text: string) =>
  text
    .replace(/!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g, "$1")
    .split(/\n+|(?<=[.!?…]) /)
    .map((line) =>
      line
        .replace(/^(?:::(?:aviso|descartado) |::\w+ [\w-]+)?[#>\-*\d.)\s|]*|\*\*|[|]/g, "")
        .trim(),
    )
    .filter(Boolean);

/** Cuts between words around the first word that was asked for. */
function shorten(sentence: string, isAsked: (word: string) => boolean): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = [...sentence.matchAll(WORD)].find(([word]) => isAsked(fold(word)))?.index ?? 0;
  const start = first < MAX_LENGTH / 2 ? 0 : sentence.lastIndexOf(" ", first - MAX_LENGTH / 4) + 1;
  const end = sentence.lastIndexOf(" ", start + MAX_LENGTH);
  const cut = end > start ? sentence.slice(start, end) : sentence.slice(start, start + MAX_LENGTH);
  return `${start > 0 ? "… " : ""}${cut}${start + cut.length < sentence.length ? " …" : ""}`;
}

function mark(sentence: string, isAsked: (word: string) => boolean): Trozo[] {
  const trozos: Trozo[] = [];
  const add = (texto: string, isMarked: boolean) => {
    const last = trozos.at(-1);
    if (last?.isMarked === isMarked) last.texto += texto;
    else if (texto) trozos.push({ texto, isMarked });
  };
  for (const part of sentence.split(/([\p{L}\p{N}]+)/u))
    add(part, part !== "" && isAsked(fold(part)));
  return trozos;
}
