const MARKS = /\p{M}/gu;

/**
 * Case and accents removed, for comparing and sorting: «Bañera Ágil» gives `banera agil`. Accents that
 * stand alone go first: NFD sorts a row of them, in time that grows with the square of its length.
 */
export function fold(text: string): string {
  return text.replace(MARKS, "").normalize("NFD").replace(MARKS, "").toLowerCase().trim();
}

/** Of a text each line is an element of its page: 20,000 of them took half a second to draw. */
export const LINES_MAX = 2_000;

export const hasTooManyLines = (text: string) => text.split(/\r\n?|\n/).length > LINES_MAX;

export const SLUG_MAX_LENGTH = 120;

/**
 * The slug rule of the specification (lower case, spaces to hyphens, other characters dropped,
 * hyphens collapsed and trimmed) after accents and ñ are folded: «baño» gives `bano`.
 * @returns empty when no letter or digit is left
 */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[\s_]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, "");
}

/** The first letters of a text, and never half of one that takes two places, as emoji do. */
export const beginningOf = (text: string, max: number) =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
