import { parse } from "csv-parse/sync";
import { namedIn } from "./columns";

export type Separator = "," | ";" | "\t";

/** The first wins when the counts are equal; the specification's is the comma. */
const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

export const CSV = {
  record_delimiter: ["\r\n", "\n", "\r"] as string[],
  relax_column_count: true,
  // A quote inside an unquoted cell is a character, as in a spreadsheet (`24" ancha`).
  relax_quotes: true,
  trim: true,
};

/** The heading stands in one of these rows; above it may be a title. */
export const HEAD_ROWS = 10;
const HEAD_LENGTH = 256 * 1024;

export const filledIn = (cells: readonly string[]) =>
  cells.filter((cell) => cell.trim() !== "").length;

/** The one that shows most columns that are known or, where none are, most columns. */
export function detectSeparator(text: string): Separator {
  const heads = SEPARATORS.map((separator) => ({ separator, rows: headOf(text, separator) }));
  const parted = Array.from({ length: HEAD_ROWS }, (_, at) => at);
  const first = parted.find((at) => heads.some(({ rows }) => filledIn(rows[at] ?? []) > 1)) ?? 0;
  const scoreOf = (rows: readonly string[][]) => {
    const named = Math.max(0, ...rows.map(namedIn));
    return named > 1 ? named * HEAD_LENGTH : (rows[first]?.length ?? 0);
  };
  return heads.reduce((best, next) => (scoreOf(next.rows) > scoreOf(best.rows) ? next : best))
    .separator;
}

function headOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  const on_record = (cells: string[]) => {
    if (filledIn(cells) > 0) rows.push(cells);
    return null;
  };
  try {
    parse(text.slice(0, HEAD_LENGTH), { ...CSV, delimiter: separator, to: HEAD_ROWS, on_record });
  } catch {
    // It is no row that is cut here, or that this separator breaks.
  }
  return rows;
}
