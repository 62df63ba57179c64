const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_FILE_TEXT = `${MAX_FILE_MB} MB`;
export const MAX_ROWS = 20_000;
/** The limit leaves room for two columns of each fact of every category. */
export const MAX_COLUMNS = 512;

export class CsvFileError extends Error {
  override name = "CsvFileError";

  constructor(
    message: string,
    readonly fila?: number,
    readonly title = "Error",
  ) {
    super(message);
  }
}

export const csvError = (reason: string, fila?: number) =>
  new CsvFileError(`No se pudo procesar el archivo CSV: ${reason}`, fila);

export const tooLarge = () => csvError(`ocupa más de ${MAX_FILE_TEXT}`);

export const notCsv = () =>
  new CsvFileError("Por favor, selecciona un archivo CSV", undefined, "Archivo no válido");

export function assertCsvName(name: string): void {
  if (!/\.csv$/i.test(name.trim())) throw notCsv();
}

export function assertFileSize(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) throw tooLarge();
  if (bytes === 0) throw csvError("está vacío");
}
