import { CsvFileError, csvError } from "./csv-error";

const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_FILE_TEXT = `${MAX_FILE_MB} MB`;
/** Products of one file. */
export const MAX_ROWS = 20_000;

export const tooLarge = () => csvError("tamano", `ocupa más de ${MAX_FILE_TEXT}`);

/** @throws {CsvFileError} when the name does not end in .csv */
export function assertCsvName(name: string): void {
  if (/\.csv$/i.test(name.trim())) return;
  throw new CsvFileError("nombre", "Por favor, selecciona un archivo CSV");
}

/**
 * Refuses a file by its size, so that callers can ask before they read it.
 * @throws {CsvFileError} too large, or empty
 */
export function assertFileSize(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) throw tooLarge();
  if (bytes === 0) throw csvError("formato", "está vacío");
}
