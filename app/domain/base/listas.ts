export const parseList = (json: string): string[] => parseListOf(json, isText);

const isText = (value: unknown) => typeof value === "string";

export function parseListOf<T>(json: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}
