/** Spreadsheets run such a cell as a formula. Quotes put before it earlier may be there already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** With another separator a spreadsheet splits our lines here, and could find a formula. */
const INSIDE = /([,;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const GUARDED_INSIDE = /([,;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g;

function withFormulaGuard(text: string): string {
  const guarded = text.replace(INSIDE, "$1'");
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

/** Removes only one `'` at each place, because texts may begin with their own («'-10 %»). */
export function withoutFormulaGuard(cell: string): string {
  const bare = GUARDED.test(cell) ? cell.slice(1) : cell;
  return bare.replace(GUARDED_INSIDE, "$1");
}

export const MAX_CELL_BYTES = 64 * 1024;

export const fitsCell = (text: string) =>
  Buffer.byteLength(withFormulaGuard(`x${text}`)) <= MAX_CELL_BYTES;

/** Quotes every cell and guards formulas; `withoutFormulaGuard` undoes the guard. */
export const toCsvLine = (cells: readonly string[], separator = ","): string =>
  `${cells.map(toCell).join(separator)}\r\n`;

function toCell(text: string): string {
  const guarded = withFormulaGuard(text.replaceAll("\0", ""));
  return `"${guarded.replaceAll('"', '""')}"`;
}

const ERROR_WORD =
  /^(?:#[¡¿]?[A-ZÁÉÍÓÚÜÑ0/_]{2,20}[!?]|#[nN]\/[A-Za-z]{1,4}|#(?:GETTING_DATA|OBTENIENDO_DATOS)|Err:\d{3}|#{3,})$/;

/** True for the error words that spreadsheets of any language write into a cell. */
export const isSheetError = (cell: string) => ERROR_WORD.test(cell.trim());

export const SHEET_ERROR = "es un error de la hoja de cálculo, no un valor";

export const BYTE_ORDER_MARK = "\uFEFF";

export function csvHeaders(name: string): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  };
}
