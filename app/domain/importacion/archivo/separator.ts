export type Separator = "," | ";" | "\t";

/** In the order of preference when the counts are equal; the comma is the specification's. */
const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** The separator that the header, the first line with text, has most often outside its quotes. */
export function detectSeparator(text: string): Separator {
  const line = headerLine(text);
  const count = (separator: Separator) => line.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A longer line is no header of ours; it is refused for its many columns, or its long cells. */
const HEADER_MAX_LENGTH = 256 * 1024;

/** The header without its quoted parts, which may hold separators and newlines. */
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
