import { CsvError, type Options, parse } from "csv-parse/sync";
import { formatNumber } from "~/ui/text/format-number";
import { MAX_CELL_BYTES } from "~base/csv-texto";
import { assertFile, type CsvFileError, csvError, MAX_COLUMNS, MAX_ROWS } from "./archivo";
import { meaningsOf, namedIn } from "./columns";
import { decodeCsv } from "./decode";
import type { Cabecera } from "./locate";

export type Separator = "," | ";" | "\t";

/** On a tie the first one wins, so the comma, the standard separator of CSV, comes first. */
const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** The header is among these rows; titles may stand above it. */
const HEAD_ROWS = 10;
const HEAD_LENGTH = 256 * 1024;

/** Blank rows are skipped, but reading them takes time. */
const MAX_FILA = 3 * MAX_ROWS;

/** A longer row has lost its closing quote, because no valid row is so long. */
const MAX_RECORD_LENGTH = 64 * MAX_CELL_BYTES;

export type CsvRow = { fila: number; cells: string[] };

export type CsvFile = Cabecera & { separator: Separator; rows: CsvRow[] };

export async function readCsvFile(name: string, bytes: Uint8Array): Promise<CsvFile> {
  assertFile({ name, size: bytes.length });
  return parseCsv(await decodeCsv(bytes));
}

/** Only Excel understands «sep=;», and does not count it as a row. */
const SEPARATOR_LINE = /^"?sep=."?(?:\r\n|\n|\r)/i;

export async function parseCsv(content: string): Promise<CsvFile> {
  const text = withoutBlankEnd(content.replace(SEPARATOR_LINE, ""));
  assertShortLines(text);
  const separator = detectSeparator(text);
  const all = readRows(text, separator);
  const at = headerAt(all);
  const [head, ...rows] = all.slice(at);
  if (!head) throw csvError("está vacío");
  const { cells: header } = head;
  if (rows.length > MAX_ROWS) throw tooManyRows();
  const filled = rows.filter(({ cells }) => cells.length > 1);
  return {
    separator,
    header,
    columnas: meaningsOf(header),
    rows: filled.map(({ fila, cells }) => ({ fila, cells: withoutEmptyEnd(cells, header.length) })),
  };
}

/** Counts lines one by one, because a list of them would need more memory than the file. */
function assertShortLines(text: string): void {
  let [line, start] = [1, 0];
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n|$/g)) {
    if (index - start > MAX_RECORD_LENGTH) throw tooLong(line);
    [line, start] = [line + 1, index + end.length];
  }
}

/** Cuts blank rows at the end, as spreadsheets may write a million; the last row stays whole. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n,;".includes(text.charAt(end - 1))) end -= 1;
  while (end < text.length && !"\r\n".includes(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

type OnCells = (cells: string[]) => void;

/** Takes records as they come, because the parser stops at a row over the limit. */
function eachRow(text: string, delimiter: Separator, onCells: OnCells, limit: Options): void {
  const on_record = (cells: string[]) => {
    onCells(cells);
    return null;
  };
  // A quote within an unquoted cell is text, as in spreadsheets (`24" ancha`).
  const relaxed = { relax_column_count: true, relax_quotes: true, trim: true };
  const record_delimiter = ["\r\n", "\n", "\r"];
  parse(text, { ...relaxed, record_delimiter, delimiter, on_record, ...limit });
}

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

function readRows(text: string, separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  let fila = 0;
  const onCells = (cells: string[]) => {
    fila += 1;
    assertWithinLimits(cells, fila);
    if (fila > MAX_FILA || rows.length > MAX_ROWS + HEAD_ROWS) throw tooManyRows();
    if (filledIn(cells) > 0) rows.push({ fila, cells });
  };
  try {
    eachRow(text, separator, onCells, { max_record_size: MAX_RECORD_LENGTH });
  } catch (error) {
    throw error instanceof CsvError ? explain(error, fila + 1) : error;
  }
  return rows;
}

/** Chooses the separator with most known columns or, without any, with most columns. */
function detectSeparator(text: string): Separator {
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
  const onCells = (cells: string[]) => filledIn(cells) > 0 && rows.push(cells);
  try {
    eachRow(text.slice(0, HEAD_LENGTH), separator, onCells, { to: HEAD_ROWS });
  } catch {
    // An error ends the sample: the row was cut here, or has another separator.
  }
  return rows;
}

/** Finds the header; titles above it fill one cell or name no column. */
function headerAt(rows: readonly CsvRow[]): number {
  const first = rows.slice(0, HEAD_ROWS);
  const named = first.findIndex(({ cells }) => namedIn(cells) > 1);
  if (named >= 0) return named;
  const filled = first.findIndex(({ cells }) => filledIn(cells) > 1);
  return Math.max(filled, 0);
}

const lengthOf = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== "") + 1;

const withoutEmptyEnd = (cells: string[], width: number) =>
  cells.length > width ? cells.slice(0, Math.max(lengthOf(cells), width)) : cells;

function assertWithinLimits(cells: string[], fila: number): void {
  if (lengthOf(cells) > MAX_COLUMNS) {
    throw csvError(`la fila ${fila} tiene más de ${MAX_COLUMNS} columnas`);
  }
  if (cells.some((cell) => Buffer.byteLength(cell) > MAX_CELL_BYTES)) {
    throw csvError(`la fila ${fila} tiene una celda de más de ${MAX_CELL_BYTES / 1024} kB`);
  }
}

const tooManyRows = () => csvError(`tiene más de ${formatNumber(MAX_ROWS)} filas`);

const tooLong = (fila: number) =>
  csvError(`la fila ${fila} es demasiado larga (¿comillas sin cerrar?)`);

function explain(error: CsvError, fila: number): CsvFileError {
  if (error.code === "CSV_MAX_RECORD_SIZE") return tooLong(fila);
  const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED";
  const open = `en la fila ${fila} se abren unas comillas que no se cierran`;
  return csvError(
    isOpen ? open : `en la fila ${fila} hay texto después de unas comillas de cierre`,
  );
}
