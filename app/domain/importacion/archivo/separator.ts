export type Separator = "," | ";" | "\t";

/** The first wins when the counts are equal; the specification's is the comma. */
const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

export function detectSeparator(text: string): Separator {
  const line = headerLine(text);
  const count = (separator: Separator) => line.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A longer line is no header; it is refused later for its many columns or its long cells. */
const HEADER_MAX_LENGTH = 256 * 1024;

/** Quoted parts may hold separators and newlines, so they are left out. */
function headerLine(text: string): string {
  const start = Math.max(text.search(/[^\s,;]/), 0);
  const lineStart = Math.max(text.lastIndexOf("\n", start), text.lastIndexOf("\r", start)) + 1;
  let line = "";
  let quoted = false;
  const end = Math.min(text.length, lineStart + HEADER_MAX_LENGTH);
  for (let i = lineStart; i < end; i++) {
    const character = text.charAt(i);
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "\n" || character === "\r")) break;
    else if (!quoted) line += character;
  }
  return line;
}
