import { pipeline } from "node:stream/promises";
import { setImmediate as breathe } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { MAX_CELL_BYTES } from "~/domain/csv-texto";
import { formatNumber } from "~/ui/text/format-number";
import { assertCsvName, type CsvFileError, csvError, MAX_ROWS } from "./archivo";
import { keyOf } from "./columns";
import { decodeCsv } from "./decode";
import { detectSeparator, type Separator } from "./separator";

/** Blank rows do not count, but they take time. */
const MAX_FILA = 3 * MAX_ROWS;
/** The limit leaves room for two columns of each fact of every category. */
const MAX_COLUMNS = 512;

/** No row within the limits is longer, so a line of ten million separators is stopped early. */
const MAX_RECORD_LENGTH = 64 * MAX_CELL_BYTES;
/** Other requests have their turn after each slice, which takes 5 to 10 ms. */
const SLICE_LENGTH = 32 * 1024;
const SLICE_LINES = 500;

export type CsvRow = { fila: number; cells: string[] };

export type CsvFile = { separator: Separator; header: string[]; rows: CsvRow[] };

export async function readCsvFile(name: string, bytes: Uint8Array): Promise<CsvFile> {
  assertCsvName(name);
  return parseCsv(await decodeCsv(bytes));
}

/** Excel alone reads «sep=;», and does not count it as a row. */
const SEPARATOR_LINE = /^"?sep=."?(?:\r\n|\n|\r)/i;

export async function parseCsv(content: string): Promise<CsvFile> {
  const text = withoutBlankEnd(content.replace(SEPARATOR_LINE, ""));
  const separator = detectSeparator(text);
  const records = new Records();
  const parser = parse({
    delimiter: separator,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // A quote inside an unquoted cell is a character, as in a spreadsheet (`24" ancha`).
    relax_quotes: true,
    trim: true,
    max_record_size: 0,
    on_record: (cells: string[]) => records.add(cells),
  });
  try {
    await pipeline(slices(text, records), parser.resume());
  } catch (error) {
    throw error instanceof CsvError ? explain(error, records.fila + 1) : error;
  }
  if (!records.header) throw csvError("está vacío");
  return { separator, header: records.header, rows: records.rows };
}

/** Spreadsheets write blank rows behind the last one, a million at times; that one keeps its empty cells. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n,;".includes(text.charAt(end - 1))) end -= 1;
  while (end < text.length && !"\r\n".includes(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

async function* slices(text: string, records: Records): AsyncGenerator<Buffer> {
  let [fila, start] = [0, 0];
  for (let at = 0; at < text.length; ) {
    if (records.fila !== fila) [fila, start] = [records.fila, at];
    if (at - start > MAX_RECORD_LENGTH) {
      throw csvError(`la fila ${fila + 1} es demasiado larga (¿comillas sin cerrar?)`, fila + 1);
    }
    const end = sliceEnd(text, at);
    yield Buffer.from(text.slice(at, end));
    at = end;
    await breathe();
  }
}

/** A slice must not part the two halves of a letter, such as those of an emoji. */
function sliceEnd(text: string, at: number): number {
  let end = at;
  for (let lines = 0; end < at + SLICE_LENGTH && lines < SLICE_LINES; end += 1) {
    if (text.charAt(end) === "\n" || text.charAt(end) === "\r") lines += 1;
  }
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end;
}

/** A limit stops the parser at the row that passes it, so records are taken as they come. */
class Records {
  fila = 0;
  header: string[] | undefined;
  readonly rows: CsvRow[] = [];
  #filled = 0;

  add(cells: string[]): null {
    const fila = this.fila + 1;
    assertWithinLimits(cells, fila);
    if (fila > MAX_FILA) throw tooManyRows(fila);
    this.fila = fila;
    const isBlank = cells.every((cell) => cell.trim() === "");
    if (isBlank) return null;
    this.#filled += 1;
    if (this.#filled > MAX_ROWS + 1) throw tooManyRows(fila);
    if (!this.header) this.header = checkedHeader(cells, fila);
    else if (cells.length > 1) this.rows.push({ fila, cells });
    return null;
  }
}

function assertWithinLimits(cells: string[], fila: number): void {
  if (cells.length > MAX_COLUMNS) {
    throw csvError(`la fila ${fila} tiene más de ${MAX_COLUMNS} columnas`, fila);
  }
  if (cells.some((cell) => Buffer.byteLength(cell) > MAX_CELL_BYTES)) {
    const reason = `la fila ${fila} tiene una celda de más de ${MAX_CELL_BYTES / 1024} kB`;
    throw csvError(reason, fila);
  }
}

function tooManyRows(fila: number): CsvFileError {
  return csvError(`tiene más de ${formatNumber(MAX_ROWS)} filas`, fila);
}

function checkedHeader(cells: string[], fila: number): string[] {
  const seen = new Set<string>();
  for (const cell of cells) {
    const name = keyOf(cell);
    if (name && seen.has(name)) {
      throw csvError(`la columna «${cell}» está repetida (fila ${fila})`, fila);
    }
    seen.add(name);
  }
  return cells;
}

function explain(error: CsvError, fila: number): CsvFileError {
  const reason =
    error.code === "CSV_QUOTE_NOT_CLOSED"
      ? `en la fila ${fila} se abren unas comillas que no se cierran`
      : `en la fila ${fila} hay texto después de unas comillas de cierre`;
  return csvError(reason, fila);
}
