import { CsvFileError, csvError } from "./csv-error";

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

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
  if (bytes > MAX_FILE_BYTES) throw csvError("tamano", "ocupa más de 10 MB");
  if (bytes === 0) throw csvError("formato", "está vacío");
}
