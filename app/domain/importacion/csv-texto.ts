/** What a spreadsheet would run as a formula, also behind quotes that guard it already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file: every cell quoted, and none that a spreadsheet would take for a formula.
 * What `withoutFormulaGuard` makes of a cell is the text again.
 */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(text: string): string {
  const clean = text.replaceAll("\0", "");
  const guarded = FORMULA.test(clean) ? `'${clean}` : clean;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** Spreadsheets take a file that begins so for UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

export function csvHeaders(name: string): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  };
}
