import { formatCount } from "~/ui/text/format-number";
import { fold, toSlug } from "~base/texto";
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
  /** The row that has a name, by the name with what it is. */
  readonly #nombres = new Map<string, number>();
  /** Rows that belong to the one above them. */
  readonly #seguidas: Seguidas;

  /** @param claves of the facts that there are */
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
    this.#seguidas = findSeguidas(file.rows, located);
  }

  read(row: CsvRow): RowReading | undefined {
    const { fila } = row;
    if (this.#seguidas.filas.has(fila)) return undefined;
    const reading = readProductoRow(row, this.context, this.#seguidas.imagenes.get(fila));
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

  /** A row that was read turns out to be wrong, once what the site has is known. */
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

  /** Warnings about the whole file come first, as only the beginning is shown. */
  avisos(categorias: ReadonlySet<string>, gone: readonly string[]): string[] {
    const isKnown = (text: string) =>
      [text, fold(text), toSlug(text)].some((name) => categorias.has(name));
    const unknown = [...this.#categorias].filter(([category]) => !isKnown(category));
    const sinImagen = gone.flatMap((url) => this.#imagenes.get(url) ?? []).sort((a, b) => a - b);
    const seguidas = [...this.#seguidas.filas];
    return [
      ...locating.headerWarnings(this.#cabecera),
      ...warnOf("Sin título: se une al producto de encima, con su imagen", seguidas),
      ...unknown.flatMap(([category, filas]) =>
        warnOf(`La categoría "${category}" no existe`, filas),
      ),
      ...warnOf("La imagen no está en la biblioteca de este sitio", sinImagen),
      ...[...this.#avisos].flatMap(([sentence, filas]) => warnOf(sentence, filas)),
    ];
  }
}

type Seguidas = { filas: Set<number>; imagenes: Map<number, string[]> };

/** A shop writes further pictures and variants below a product, in rows with its slug alone. */
function findSeguidas(rows: readonly CsvRow[], { places }: locating.Located): Seguidas {
  const found: Seguidas = { filas: new Set(), imagenes: new Map() };
  const [title, slug] = [places.get("title"), places.get("slug")];
  if (title === undefined || slug === undefined) return found;
  let head: CsvRow | undefined;
  for (const row of rows) {
    const cellAt = (place = -1) => row.cells[place]?.trim() ?? "";
    const isBelow = head && cellAt(slug) !== "" && cellAt(slug) === head.cells[slug]?.trim();
    if (cellAt(title) !== "" || !isBelow) head = cellAt(title) === "" ? undefined : row;
    else if (head) {
      found.filas.add(row.fila);
      const imagenes = found.imagenes.get(head.fila) ?? [];
      imagenes.push(cellAt(places.get("imageurl")));
      found.imagenes.set(head.fila, imagenes);
    }
  }
  return found;
}

function noteNamed(filas: Map<string, number[]>, name: string, fila: number): void {
  const named = filas.get(name);
  if (named) named.push(fila);
  else filas.set(name, [fila]);
}

function warnOf(sentence: string, [first, ...others]: readonly number[]): string[] {
  if (first === undefined) return [];
  const rows = formatCount(others.length, "fila", "filas");
  return [`Fila ${first}: ${sentence}${others.length > 0 ? ` (y en ${rows} más)` : ""}`];
}
