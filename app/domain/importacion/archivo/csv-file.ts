import { CsvError, parse } from "csv-parse/sync";
import { MAX_CELL_BYTES } from "~/domain/csv-texto";
import { linesOf } from "~/domain/texto";
import { formatNumber } from "~/ui/text/format-number";
import { assertCsvName, type CsvFileError, csvError, MAX_COLUMNS, MAX_ROWS } from "./archivo";
import { meaningsOf, namedIn } from "./columns";
import { decodeCsv } from "./decode";
import type { Cabecera } from "./locate";
import { CSV, detectSeparator, filledIn, HEAD_ROWS, type Separator } from "./separator";

/** Blank rows do not count, but they take time. */
const MAX_FILA = 3 * MAX_ROWS;

/** No row within the limits is longer; one that is has lost the end of its quotes. */
const MAX_RECORD_LENGTH = 64 * MAX_CELL_BYTES;

export type CsvRow = { fila: number; cells: string[] };

export type CsvFile = Cabecera & { separator: Separator; rows: CsvRow[] };

export async function readCsvFile(name: string, bytes: Uint8Array): Promise<CsvFile> {
  assertCsvName(name);
  return parseCsv(await decodeCsv(bytes));
}

/** Excel alone reads «sep=;», and does not count it as a row. */
const SEPARATOR_LINE = /^"?sep=."?(?:\r\n|\n|\r)/i;

export async function parseCsv(content: string): Promise<CsvFile> {
  const text = withoutBlankEnd(content.replace(SEPARATOR_LINE, ""));
  const long = linesOf(text).findIndex(({ length }) => length > MAX_RECORD_LENGTH);
  if (long >= 0) throw tooLong(long + 1);
  const separator = detectSeparator(text);
  const all = readRows(text, separator);
  const at = headerAt(all);
  const [head, ...rows] = all.slice(at);
  if (!head) throw csvError("está vacío");
  const header = head.cells;
  const beyond = rows[MAX_ROWS];
  if (beyond) throw tooManyRows(beyond.fila);
  const filled = rows.filter(({ cells }) => cells.length > 1);
  return {
    ...{ separator, header, columnas: meaningsOf(header) },
    rows: filled.map(({ fila, cells }) => ({ fila, cells: withoutEmptyEnd(cells, header.length) })),
  };
}

/** Spreadsheets write blank rows behind the last one, a million at times; that one keeps its empty cells. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n,;".includes(text.charAt(end - 1))) end -= 1;
  while (end < text.length && !"\r\n".includes(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

/** A limit stops the parser at the row that passes it, so records are taken as they come. */
function readRows(text: string, separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  let fila = 0;
  const on_record = (cells: string[]) => {
    fila += 1;
    assertWithinLimits(cells, fila);
    if (fila > MAX_FILA || rows.length > MAX_ROWS + HEAD_ROWS) throw tooManyRows(fila);
    if (filledIn(cells) > 0) rows.push({ fila, cells });
    return null;
  };
  try {
    parse(text, { ...CSV, delimiter: separator, max_record_size: MAX_RECORD_LENGTH, on_record });
  } catch (error) {
    throw error instanceof CsvError ? explain(error, fila + 1) : error;
  }
  return rows;
}

/** A title above the heading fills one cell, or names no column. */
function headerAt(rows: readonly CsvRow[]): number {
  const first = rows.slice(0, HEAD_ROWS);
  const named = first.findIndex(({ cells }) => namedIn(cells) > 1);
  return named < 0
    ? Math.max(
        first.findIndex(({ cells }) => filledIn(cells) > 1),
        0,
      )
    : named;
}

const lengthOf = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** Empty cells behind the last column are nothing. */
const withoutEmptyEnd = (cells: string[], width: number) =>
  cells.length > width ? cells.slice(0, Math.max(lengthOf(cells), width)) : cells;

function assertWithinLimits(cells: string[], fila: number): void {
  if (lengthOf(cells) > MAX_COLUMNS) {
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

const tooLong = (fila: number) =>
  csvError(`la fila ${fila} es demasiado larga (¿comillas sin cerrar?)`, fila);

function explain(error: CsvError, fila: number): CsvFileError {
  if (error.code === "CSV_MAX_RECORD_SIZE") return tooLong(fila);
  const reason =
    error.code === "CSV_QUOTE_NOT_CLOSED"
      ? `en la fila ${fila} se abren unas comillas que no se cierran`
      : `en la fila ${fila} hay texto después de unas comillas de cierre`;
  return csvError(reason, fila);
}
