export type CsvErrorKind = "nombre" | "tamano" | "codificacion" | "formato" | "columnas" | "limite";

const TITLES: Partial<Record<CsvErrorKind, string>> = { nombre: "Archivo no válido" };

/**
 * A file that cannot be imported at all. `title` and `message` are what people read, in Spanish;
 * `fila` is the row of the spreadsheet when one is to blame.
 */
export class CsvFileError extends Error {
  override name = "CsvFileError";
  readonly title: string;

  constructor(
    readonly kind: CsvErrorKind,
    message: string,
    readonly fila?: number,
  ) {
    super(message);
    this.title = TITLES[kind] ?? "Error";
  }
}

/** The file error with the sentence of the specification before the reason. */
export function csvError(kind: CsvErrorKind, reason: string, fila?: number): CsvFileError {
  return new CsvFileError(kind, `No se pudo procesar el archivo CSV: ${reason}`, fila);
}
