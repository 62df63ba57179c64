const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_FILE_TEXT = `${MAX_FILE_MB} MB`;
export const MAX_ROWS = 20_000;
/** Enough for two columns of each fact of every category. */
export const MAX_COLUMNS = 512;

export class CsvFileError extends Error {
  override name = "CsvFileError";

  constructor(
    message: string,
    readonly title = "Error",
  ) {
    super(message);
  }
}

export const csvError = (reason: string) =>
  new CsvFileError(`No se pudo procesar el archivo CSV: ${reason}`);

export const tooLarge = () => csvError(`ocupa más de ${MAX_FILE_TEXT}`);

export const notCsv = () =>
  new CsvFileError("Por favor, selecciona un archivo CSV", "Archivo no válido");

type FileHead = { name: string; size: number };

export function faultOf({ name, size }: FileHead): CsvFileError | undefined {
  if (!/\.csv$/i.test(name.trim())) return notCsv();
  if (size > MAX_FILE_BYTES) return tooLarge();
  return size === 0 ? csvError("está vacío") : undefined;
}

export function assertFile(file: FileHead): void {
  const fault = faultOf(file);
  if (fault) throw fault;
}
