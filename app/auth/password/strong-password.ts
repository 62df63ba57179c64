const KINDS = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0123456789",
  "!@#$%^&*()_+[]{}|;:,.<>?",
] as const;

const STRONG_PASSWORD_LENGTH = 12;

export function makeStrongPassword(): string {
  const all = KINDS.join("");
  const rest = Array.from({ length: STRONG_PASSWORD_LENGTH - KINDS.length }, () => all);
  const characters = [...KINDS, ...rest].map((set) => set.charAt(randomBelow(set.length)));
  return shuffle(characters).join("");
}

function shuffle(items: string[]): string[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    [items[last], items[other]] = [items[other] ?? "", items[last] ?? ""];
  }
  return items;
}

/** Draws again above the last whole multiple of the limit, which would favour small numbers. */
function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const end = range - (range % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < end) return value % limit;
  }
}
