import { fold } from "~base/texto";
import { csvError } from "./archivo";
import type { CsvFile } from "./csv-file";

export interface Shape {
  /** Maps headings of the file to a column's key, or to «dato:» or «fuente:» with a fact's key. */
  names: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
  skipWithout?: string;
}

export function reshape(file: CsvFile, { names, values, skipWithout }: Shape): CsvFile {
  const columnas = renamed(file, names);
  const at = skipWithout ? columnas.indexOf(fold(skipWithout)) : -1;
  const place = skipWithout && at < 0 ? indexOf(file.header, skipWithout) : at;
  return {
    ...file,
    columnas: [...columnas, ...[...values].map(([column, value]) => `${column}=${value}`)],
    rows: skipWithout ? file.rows.filter(({ cells }) => cells[place]?.trim()) : file.rows,
  };
}

/** If several headings mean one column, the one chosen by name wins. */
function renamed(file: CsvFile, names: Shape["names"]): string[] {
  const { header, columnas } = file;
  const left = [...columnas];
  const places = [...names].map(([from, to]) => [indexOf(header, from), to] as const);
  for (const [at] of places) left[at] = "";
  for (const [at, to] of places) {
    if (left.filter((name) => name === to).length === 1) {
      throw csvError(`dos columnas quedarían como «${to}»`);
    }
    for (const [other, name] of left.entries()) if (name === to) left[other] = "";
    left[at] = to;
  }
  return left;
}

function indexOf(header: readonly string[], name: string): number {
  const index = header.findIndex((cell) => fold(cell) === fold(name));
  if (index < 0) throw csvError(`no tiene la columna «${name}»`);
  return index;
}
