/** Typing errors that a word may have: none in a short one, where another word would be as near. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Letters that sound alike, or are one letter without its tilde, count half. */
const ALIKE = ["bv", "gj", "csz", "ckq", "iy", "mn"];
const isAlike = (a: string, b: string) => ALIKE.some((set) => set.includes(a) && set.includes(b));

/**
 * Letters left out, added, taken for another, or two changed round (optimal string alignment).
 * @returns infinite where there are more than `max`
 */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY;
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [x = "", y = ""] = [a[i - 1], b[j - 1]];
      const change = x === y ? 0 : isAlike(x, y) ? 0.5 : 1;
      const costs = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change];
      if (x === b[j - 2] && a[i - 2] === y) costs.push(at(before, j - 2) + 0.8);
      row.push(Math.min(...costs));
    }
    if (Math.min(...row) > max) return Number.POSITIVE_INFINITY;
    [before, last] = [last ?? [], row];
  }
  return at(last, b.length);
}

const at = (row: number[] | undefined, n: number) => row?.[n] ?? Number.POSITIVE_INFINITY;

/** The word that was probably meant: the nearest; of two the one that begins alike. */
export function findNearest(word: string, vocabulary: Iterable<string>): string | undefined {
  let nearest: { word: string; away: number } | undefined;
  const max = allowed(word);
  for (const each of vocabulary) {
    const away = distance(word, each, Math.min(max, nearest?.away ?? max));
    const isOther = each[0] === word[0] ? 0 : 0.1;
    if (away <= max && away + isOther < (nearest?.away ?? Number.POSITIVE_INFINITY)) {
      nearest = { word: each, away: away + isOther };
    }
  }
  return nearest?.word;
}

const LIKE_FROM = 3;

/** @returns how far two words begin alike, as a part of the longer one; 0 where that may be chance */
export function likeness(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared < LIKE_FROM ? 0 : shared / Math.max(a.length, b.length);
}
