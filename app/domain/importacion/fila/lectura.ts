import { shaOf } from "~/domain/imagenes/rules/imagen";
import { fold, toSlug } from "~/domain/texto";
import { formatCount } from "~/ui/text/format-number";
import { fichaErrors, headerWarnings, locateColumns, shown } from "../archivo/columns";
import type { CsvFile, CsvRow } from "../archivo/csv-file";
import { type RowContext, type RowReading, readProductoRow } from "./producto-row";

export class Lectura {
  filas = 0;
  readonly errores: string[] = [];
  readonly context: RowContext;
  readonly #header: string[];
  readonly #avisos: string[] = [];
  readonly #categorias = new Map<string, number[]>();
  readonly #imagenes = new Map<string, number[]>();
  /** The row that has a name, by the name with what it is. */
  readonly #nombres = new Map<string, number>();

  /** @param claves of the facts that there are */
  constructor({ header, separator }: CsvFile, claves: ReadonlySet<string> = new Set()) {
    this.#header = header;
    const located = locateColumns(header);
    this.#refuse(1, fichaErrors(located.ficha, claves));
    const ficha = new Map([...located.ficha].filter(([clave]) => claves.has(clave)));
    this.context = { separator, located: { ...located, ficha }, width: header.length };
  }

  read(row: CsvRow): RowReading {
    const { fila } = row;
    const reading = readProductoRow(row, this.context);
    const { errors, warnings, valores } = reading;
    errors.push(...this.repeated(fila, "slug", valores.slug));
    errors.push(...this.repeated(fila, "identificador", valores.id ?? ""));
    const producto = errors.length === 0 ? reading.producto : undefined;
    this.#refuse(fila, errors);
    if (producto) {
      this.warn(fila, ...warnings);
      this.filas += 1;
      if (!producto.parcial) noteNamed(this.#categorias, producto.category, fila);
      if (shaOf(producto.imageurl)) noteNamed(this.#imagenes, producto.imageurl, fila);
    }
    return { ...reading, producto };
  }

  /** The choice about products that exist is not about two rows of one file. */
  repeated(fila: number, what: string, name: string): string[] {
    const first = this.#nombres.get(`${what} ${name}`);
    if (first) return [`El ${what} "${shown(name)}" está también en la fila ${first}`];
    if (name !== "") this.#nombres.set(`${what} ${name}`, fila);
    return [];
  }

  #refuse(fila: number, errors: readonly string[]) {
    this.errores.push(...errors.map((sentence) => `Fila ${fila}: ${sentence}`));
  }

  warn(fila: number, ...sentences: readonly string[]) {
    this.#avisos.push(...sentences.map((sentence) => `Fila ${fila}: ${sentence}`));
  }

  /** A row that was read turns out to be wrong, once what the site has is known. */
  refuseRead(fila: number, errors: readonly string[]) {
    this.filas -= 1;
    this.#refuse(fila, errors);
  }

  get imagenes(): string[] {
    return [...this.#imagenes.keys()];
  }

  /** Warnings about the whole file come first, as only the beginning is shown. */
  avisos(categorias: ReadonlySet<string>, gone: readonly string[]): string[] {
    const isKnown = (text: string) =>
      [text, fold(text), toSlug(text)].some((name) => categorias.has(name));
    const unknown = [...this.#categorias].filter(([category]) => !isKnown(category));
    const sinImagen = gone.flatMap((url) => this.#imagenes.get(url) ?? []).sort((a, b) => a - b);
    return [
      ...headerWarnings(this.#header),
      ...unknown.map(([category, filas]) => warnOf(`La categoría "${category}" no existe`, filas)),
      ...(sinImagen.length > 0
        ? [warnOf("La imagen no está en la biblioteca de este sitio", sinImagen)]
        : []),
      ...this.#avisos,
    ];
  }
}

function noteNamed(filas: Map<string, number[]>, name: string, fila: number): void {
  const named = filas.get(name);
  if (named) named.push(fila);
  else filas.set(name, [fila]);
}

function warnOf(sentence: string, [first, ...others]: readonly number[]): string {
  const rows = formatCount(others.length, "fila", "filas");
  return `Fila ${first}: ${sentence}${others.length > 0 ? ` (y en ${rows} más)` : ""}`;
}
