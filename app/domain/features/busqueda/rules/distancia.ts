/** The typing errors allowed in a word: none in short words, where any other word is near. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const SOUNDS: readonly [RegExp, string][] = [
  [/y(?![aeiou])/g, "i"],
  [/m(?![aeiou])/g, "n"],
  [/ll/g, "y"],
  [/ch/g, "x"],
  [/h/g, ""],
  [/v/g, "b"],
  [/z|c(?=[ei])/g, "s"],
  [/qu(?=[ei])|[cq]/g, "k"],
  [/g(?=[ei])/g, "j"],
];

/** The sound of a folded word, by which misspelt words match («vaca», «baca», «ola», «hola»). */
export function soundOf(word: string): string {
  const heard = SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  const single = [...heard].filter((letter, n, all) => letter !== all[n - 1]).join("");
  return single.length > 3 ? single.replace(/s$/, "") : single;
}

const FAR = Number.POSITIVE_INFINITY;

/**
 * The optimal string alignment distance: letters missing, added, replaced or swapped.
 * @returns infinity above `max`, which the first letters already show for most words
 */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return FAR;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isTurned ? at(before, j - 2) + 0.8 : FAR,
      );
    }
    if (Math.min(...row) > max) return FAR;
    [before, last] = [last, row];
  }
  const away = at(last, b.length);
  return away > max ? FAR : away;
}

const at = (row: readonly number[], n: number) => row[n] ?? FAR;

/** Added for a match by sound, a first letter or last «s» that differs, and an unfinished word. */
const PENALTY = { ear: 0.3, beginning: 0.3, plural: 0.05, goesOn: 0.3 };
const SHORTEST = 3;
const SHORTEST_MISHEARD = 5;
const MOST_NEAR = 6;

/** Finds the words probably meant, the nearest first. @param isBegun true for an unfinished word */
export function findNear(word: string, vocabulary: ReadonlyMap<string, string>, isBegun = false) {
  const near: { word: string; away: number }[] = [];
  const sound = soundOf(word);
  const max = allowed(word);
  const misheard = sound.length < SHORTEST_MISHEARD ? 0 : allowed(sound);
  for (const [each, itsSound] of vocabulary) {
    if (each === word || each.length < SHORTEST) continue;
    const begun = isBegun ? [each.slice(0, word.length), each.slice(0, word.length + 1)] : [];
    const away = Math.min(
      distance(word, each, max),
      PENALTY.ear + distance(sound, itsSound, misheard),
      ...begun.map((beginning) => PENALTY.goesOn + distance(word, beginning, max)),
    );
    const other = itsSound[0] === sound[0] ? 0 : PENALTY.beginning;
    const plural = each.endsWith("s") === word.endsWith("s") ? 0 : PENALTY.plural;
    if (away < FAR) near.push({ word: each, away: away + other + plural });
  }
  return near.sort((a, b) => a.away - b.away).slice(0, MOST_NEAR);
}

const MOST_PARTS = 3;

export function cut(
  glued: string,
  isWord: (part: string) => boolean,
  parts = MOST_PARTS,
): string[] | undefined {
  if (isWord(glued)) return [glued];
  for (let end = glued.length - 2; parts > 1 && end >= 2; end -= 1) {
    const tail = isWord(glued.slice(0, end)) && cut(glued.slice(end), isWord, parts - 1);
    if (tail) return [glued.slice(0, end), ...tail];
  }
}

const LIKE_FROM = 3;

/** @returns the share of the longer word that the common start has; 0 if it may be chance */
export function likeness(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared < LIKE_FROM ? 0 : shared / Math.max(a.length, b.length);
}
