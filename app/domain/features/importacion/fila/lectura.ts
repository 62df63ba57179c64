import { formatCount } from "~/ui/text/format-number";
import { shaOf } from "~nouns/imagenes/rules/imagen";
import { areCategories, isOwnSheet } from "../archivo/columns";
import type { CsvFile, CsvRow } from "../archivo/csv-file";
import * as locating from "../archivo/locate";
import { type RowContext, type RowReading, readProductoRow } from "./producto-row";

export class Lectura {
  filas = 0;
  readonly errores: string[] = [];
  readonly context: RowContext;
  readonly #cabecera: locating.Cabecera;
  readonly #avisos = new Map<string, number[]>();
  readonly #categorias = new Map<string, number[]>();
  readonly #imagenes = new Map<string, number[]>();
  /** The first row with each title, slug or id, by kind and name. */
  readonly #nombres = new Map<string, number>();
  /** Rows that continue the row above them, and the pictures that they add to it. */
  readonly #seguidas = new Set<number>();
  readonly #debajo = new Map<number, string[]>();

  constructor(file: CsvFile, claves: ReadonlySet<string> = new Set()) {
    const { header, separator } = file;
    this.#cabecera = file;
    const located = locating.locate(file);
    if (!located.isReadable) throw locating.unreadableError(file);
    this.#refuse(1, locating.fichaErrors(located, claves));
    const known = located.claves.filter((clave) => claves.has(clave));
    const hasCategories = areCategories(header[located.places.get("category") ?? -1] ?? "");
    const how = { separator, hasCategories, isOwn: isOwnSheet(header), width: header.length };
    this.context = { ...how, located: { ...located, claves: known } };
    this.#join(file.rows, located);
  }

  read(row: CsvRow): RowReading | undefined {
    const { fila } = row;
    if (this.#seguidas.has(fila)) return undefined;
    const reading = readProductoRow(row, this.context, this.#debajo.get(fila));
    const { producto, errors, warnings, valores } = reading;
    errors.push(...this.repeated(fila, "slug", valores.slug));
    errors.push(...this.repeated(fila, "identificador", valores.id ?? ""));
    this.#refuse(fila, errors);
    if (!producto || errors.length > 0) return { ...reading, producto: undefined };
    this.warn(fila, ...warnings);
    this.filas += 1;
    if (!producto.parcial) noteNamed(this.#categorias, producto.category, fila);
    if (shaOf(producto.imageurl)) noteNamed(this.#imagenes, producto.imageurl, fila);
    return reading;
  }

  /** Finds names repeated within the file; the choice about duplicates is for stored products. */
  repeated(fila: number, what: string, name: string): string[] {
    const first = this.#nombres.get(`${what} ${name}`);
    if (first) return [`El ${what} "${locating.shown(name)}" está también en la fila ${first}`];
    if (name !== "") this.#nombres.set(`${what} ${name}`, fila);
    return [];
  }

  #refuse(fila: number, errors: readonly string[]) {
    this.errores.push(...errors.map((sentence) => `Fila ${fila}: ${sentence}`));
  }

  warn(fila: number, ...sentences: readonly string[]) {
    for (const sentence of sentences) noteNamed(this.#avisos, sentence, fila);
  }

  /** Refuses a row after reading, once it is compared with the products of the site. */
  refuseRead(fila: number, errors: readonly string[]) {
    this.filas -= 1;
    this.#refuse(fila, errors);
  }

  get imagenes(): string[] {
    return [...this.#imagenes.keys()];
  }

  get categorias(): string[] {
    return [...this.#categorias.keys()];
  }

  /**
   * Warnings about the whole file come first, because only the first ones are shown.
   * @param known categories of the site @param gone addresses of missing pictures
   */
  avisos(known: ReadonlySet<string>, gone: readonly string[]): string[] {
    const unknown = [...this.#categorias].filter(([category]) => !known.has(category));
    const sinImagen = gone.flatMap((url) => this.#imagenes.get(url) ?? []).sort((a, b) => a - b);
    const noted: (readonly [string, readonly number[]])[] = [
      ["Sin título: se une al producto de encima, con su imagen", [...this.#seguidas]],
      ...unknown.map(([name, filas]) => [`La categoría "${name}" no existe`, filas] as const),
      ["La imagen no está en la biblioteca de este sitio", sinImagen],
      ...this.#avisos,
    ];
    return [...locating.headerWarnings(this.#cabecera), ...noted.flatMap(warnOf)];
  }

  /** Joins rows that have only a slug: shops export further pictures and variants so. */
  #join(rows: readonly CsvRow[], { places }: locating.Located): void {
    const [title, slug] = [places.get("title"), places.get("slug")];
    if (title === undefined || slug === undefined) return;
    const cellOf = (row: CsvRow, place = -1) => row.cells[place]?.trim() ?? "";
    let head: CsvRow | undefined;
    for (const row of rows) {
      const isUntitled = cellOf(row, title) === "";
      const isBelow = head && cellOf(row, slug) !== "" && cellOf(row, slug) === cellOf(head, slug);
      if (head && isUntitled && isBelow) {
        this.#seguidas.add(row.fila);
        const debajo = this.#debajo.get(head.fila) ?? [];
        debajo.push(cellOf(row, places.get("imageurl")));
        this.#debajo.set(head.fila, debajo);
      } else head = isUntitled ? undefined : row;
    }
  }
}

function noteNamed(filas: Map<string, number[]>, name: string, fila: number): void {
  const named = filas.get(name);
  if (named) named.push(fila);
  else filas.set(name, [fila]);
}

function warnOf([sentence, [first, ...others]]: readonly [string, readonly number[]]): string[] {
  if (first === undefined) return [];
  const rows = formatCount(others.length, "fila", "filas");
  return [`Fila ${first}: ${sentence}${others.length > 0 ? ` (y en ${rows} más)` : ""}`];
}
