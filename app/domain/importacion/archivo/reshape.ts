import { fold } from "~/domain/texto";
import { csvError } from "./archivo";
import { keyOf } from "./columns";
import type { CsvFile } from "./csv-file";

export interface Shape {
  /** By the name that a file has for it, the key of a column, or «dato:» and «fuente:» with that of a fact. */
  names: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
  skipWithout?: string;
}

export function reshape(file: CsvFile, { names, values, skipWithout }: Shape): CsvFile {
  let shaped = renameColumns(file, names);
  if (skipWithout) shaped = skipRowsWithout(shaped, skipWithout, file.header);
  for (const [column, value] of values) shaped = fillColumn(shaped, column, value);
  return shaped;
}

function renameColumns(file: CsvFile, names: Shape["names"]): CsvFile {
  const header = [...file.header];
  for (const [from, to] of names) header[indexOf(file.header, from)] = to;
  for (const to of names.values()) {
    if (header.filter((cell) => keyOf(cell) === to).length > 1) {
      throw csvError(`dos columnas quedarían como «${to}»`);
    }
  }
  return { ...file, header };
}

function fillColumn(file: CsvFile, column: string, value: string): CsvFile {
  const found = file.header.findIndex((cell) => keyOf(cell) === column);
  const header = found < 0 ? [...file.header, column] : file.header;
  const index = found < 0 ? file.header.length : found;
  const rows = file.rows.map(({ fila, cells }) => {
    // A row with too many cells stays so: its error is found when it is read.
    if (cells.length > file.header.length) {
      return { fila, cells: found < 0 ? [...cells, ""] : cells };
    }
    const filled = header.map((_, i) => cells[i] ?? "");
    if (filled[index]?.trim() === "") filled[index] = value;
    return { fila, cells: filled };
  });
  return { ...file, header, rows };
}

function skipRowsWithout(file: CsvFile, column: string, original: string[]): CsvFile {
  const renamed = findColumn(file.header, column);
  const index = renamed < 0 ? indexOf(original, column) : renamed;
  return { ...file, rows: file.rows.filter(({ cells }) => cells[index]?.trim()) };
}

const findColumn = (header: string[], name: string) =>
  header.findIndex((cell) => fold(cell) === fold(name));

function indexOf(header: string[], name: string): number {
  const index = findColumn(header, name);
  if (index < 0) throw csvError(`no tiene la columna «${name}»`);
  return index;
}
