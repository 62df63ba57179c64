import { formatNumber } from "~/ui/text/format-number";

const MARKS = /\p{M}/gu;

/** These letters have no combining mark that NFD could split off. */
const FOLDED = { ø: "o", ß: "ss", ł: "l", æ: "ae", œ: "oe", þ: "th", đ: "d", ð: "d", ı: "i" };

/** Removes combining marks first, because NFD sorts a long row of them in quadratic time. */
export function fold(text: string): string {
  const bare = text.replace(MARKS, "").normalize("NFD").replace(MARKS, "").toLowerCase();
  return bare.replace(/[øßłæœþđðı]/g, (letter) => FOLDED[letter as keyof typeof FOLDED]).trim();
}

/** Each line becomes an element, and drawing 20,000 took half a second. */
export const LINES_MAX = 2_000;
/** Longer lines are refused unparsed; a long paragraph has a tenth of this. */
export const LINE_MAX_LENGTH = 20_000;

export const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** @returns the limit that the lines of a text exceed, in words */
export function passedByLines(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > LINES_MAX) return `${formatNumber(LINES_MAX)} líneas`;
  const isLong = lines.some(({ length }) => length > LINE_MAX_LENGTH);
  return isLong ? `${formatNumber(LINE_MAX_LENGTH)} caracteres en cada línea` : undefined;
}

/** A maximal length and its error message, to spread into a schema. */
export const upTo = (max: number, name = "Este texto") => ({
  max,
  tooLong: `${name} puede tener hasta ${formatNumber(max)} caracteres`,
});

export const SLUG_MAX_LENGTH = 120;

/** Folds accents and ñ first: «baño» gives `bano`, and «1,5 l/h» gives `1-5-l-h`. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[\s_/\p{Pd}−]+|(?<=[a-z0-9])[.,](?=[a-z0-9])/gu, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, "");
}

/** Does not cut a surrogate pair, such as an emoji, in half. */
export const beginningOf = (text: string, max: number) =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

/** Keeps blanks at the start of the first line, where they may mean something. */
export function trimContenido(contenido: string): string {
  const lines = contenido.split("\n");
  const isFull = (line: string) => line.trim() !== "";
  return lines
    .slice(Math.max(lines.findIndex(isFull), 0), lines.findLastIndex(isFull) + 1)
    .join("\n");
}
