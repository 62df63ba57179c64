import { CsvError, type Options, parse } from "csv-parse/sync";
import { formatNumber } from "~/ui/text/format-number";
import { MAX_CELL_BYTES } from "~base/csv-texto";
import { assertFile, type CsvFileError, csvError, MAX_COLUMNS, MAX_ROWS } from "./archivo";
import { meaningsOf, namedIn } from "./columns";
import { decodeCsv } from "./decode";
import type { Cabecera } from "./locate";

export type Separator = "," | ";" | "\t";

/** The first wins when the counts are equal; the specification's is the comma. */
const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** The heading stands in one of these rows; above it may be a title. */
const HEAD_ROWS = 10;
const HEAD_LENGTH = 256 * 1024;

/** Blank rows do not count, but they take time. */
const MAX_FILA = 3 * MAX_ROWS;

/** No row within the limits is longer; one that is has lost the end of its quotes. */
const MAX_RECORD_LENGTH = 64 * MAX_CELL_BYTES;

export type CsvRow = { fila: number; cells: string[] };

export type CsvFile = Cabecera & { separator: Separator; rows: CsvRow[] };

export async function readCsvFile(name: string, bytes: Uint8Array): Promise<CsvFile> {
  assertFile({ name, size: bytes.length });
  return parseCsv(await decodeCsv(bytes));
}

/** Excel alone reads «sep=;», and does not count it as a row. */
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

/** A list of all lines would take more room than the file. */
function assertShortLines(text: string): void {
  let [line, start] = [1, 0];
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n|$/g)) {
    if (index - start > MAX_RECORD_LENGTH) throw tooLong(line);
    [line, start] = [line + 1, index + end.length];
  }
}

/** Spreadsheets write blank rows behind the last one, a million at times; that one keeps its empty cells. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n,;".includes(text.charAt(end - 1))) end -= 1;
  while (end < text.length && !"\r\n".includes(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

type OnCells = (cells: string[]) => void;

/** A limit stops the parser at the row that passes it, so records are taken as they come. */
function eachRow(text: string, delimiter: Separator, onCells: OnCells, limit: Options): void {
  const on_record = (cells: string[]) => {
    onCells(cells);
    return null;
  };
  // A quote inside an unquoted cell is a character, as in a spreadsheet (`24" ancha`).
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

/** The one that shows most columns that are known or, where none are, most columns. */
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
    // A row that is cut here, or that this separator breaks, does not count.
  }
  return rows;
}

/** A title above the heading fills one cell, or names no column. */
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
