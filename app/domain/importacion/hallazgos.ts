import { formatCount } from "~/ui/format-number";
import { shaOf } from "../imagenes/imagen";
import { fold } from "../texto";
import { headerWarnings } from "./columns";
import type { RowReading } from "./producto-row";

/** What is found in a file while its rows are read, in whole sentences («Fila 3: Falta el título»). */
export class Hallazgos {
  /** Good rows. */
  filas = 0;
  readonly errores: string[] = [];
  readonly #avisos: string[] = [];
  readonly #header: string[];
  /** Numbers of the rows that name each category, and each picture of ours. */
  readonly #categorias = new Map<string, number[]>();
  readonly #imagenes = new Map<string, number[]>();

  constructor(header: string[]) {
    this.#header = header;
  }

  note(fila: number, { producto, errors, warnings }: RowReading): void {
    this.errores.push(...errors.map((sentence) => `Fila ${fila}: ${sentence}`));
    this.#avisos.push(...warnings.map((sentence) => `Fila ${fila}: ${sentence}`));
    if (!producto) return;
    const { category, imageurl } = producto;
    this.filas += 1;
    noteNamed(this.#categorias, category, fila);
    if (shaOf(imageurl)) noteNamed(this.#imagenes, imageurl, fila);
  }

  /** Pictures of ours that rows name. */
  get imagenes(): string[] {
    return [...this.#imagenes.keys()];
  }

  /**
   * All warnings. Those that concern the whole file come first, as only the beginning is shown: one
   * for each unknown category, and one for all pictures that no page would show.
   * @param categorias what categories are called: slugs and folded names
   * @param gone pictures that the library has not
   */
  avisos(categorias: ReadonlySet<string>, gone: readonly string[]): string[] {
    const isKnown = (text: string) => categorias.has(text) || categorias.has(fold(text));
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
