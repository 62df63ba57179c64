/** A list column: JSON text of an array of strings. Anything else counts as empty. */
export const parseList = (json: string): string[] => parseListOf(json, isText);

const isText = (value: unknown) => typeof value === "string";

/** The same of other things; what is none of them is left out. */
export function parseListOf<T>(json: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}
