export interface DamagedText {
  table: string;
  column: string;
  key: string;
  excerpt: string;
}

const BESIDE = 25;
const DAMAGE = /\uFFFD|\0|\\u0000/;

export function excerptOf(text: string): string {
  const at = text.search(DAMAGE);
  const start = Math.max(0, at - BESIDE);
  return text
    .slice(start, at + BESIDE)
    .replaceAll("\0", "␀")
    .replace(/\s+|\p{Cc}+/gu, " ");
}
