const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_FILE_TEXT = `${MAX_FILE_MB} MB`;
export const MAX_ROWS = 20_000;

type CsvErrorKind = "nombre" | "tamano" | "codificacion" | "formato" | "columnas" | "limite";

export class CsvFileError extends Error {
  override name = "CsvFileError";
  readonly title: string;

  constructor(
    readonly kind: CsvErrorKind,
    message: string,
    readonly fila?: number,
  ) {
    super(message);
    this.title = kind === "nombre" ? "Archivo no válido" : "Error";
  }
}

export function csvError(kind: CsvErrorKind, reason: string, fila?: number): CsvFileError {
  return new CsvFileError(kind, `No se pudo procesar el archivo CSV: ${reason}`, fila);
}

export const tooLarge = () => csvError("tamano", `ocupa más de ${MAX_FILE_TEXT}`);

export function assertCsvName(name: string): void {
  if (/\.csv$/i.test(name.trim())) return;
  throw new CsvFileError("nombre", "Por favor, selecciona un archivo CSV");
}

export function assertFileSize(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) throw tooLarge();
  if (bytes === 0) throw csvError("formato", "está vacío");
}
