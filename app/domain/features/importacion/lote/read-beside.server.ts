import { CsvFileError, csvError } from "../archivo/archivo";
import { chooseColumns } from "./choose-columns.server";
import type { Problema } from "./lote-messages";
import { receiveFile, type Subida } from "./receive-file.server";

export type Encargo = { subida: Subida } | { eleccion: Parameters<typeof chooseColumns> };
export type Leido = string | Problema | undefined;

export const readHere = (lectura: Encargo): Promise<Leido> =>
  "subida" in lectura ? receiveFile(lectura.subida) : chooseColumns(...lectura.eleccion);

let read = readHere;

/** Replaces the reader by one in a thread, so that visitors of a server do not wait. */
export const readIn = (thread: typeof readHere) => {
  read = thread;
};

export const receiveBeside = (subida: Subida) => beside({ subida }) as Promise<string>;

export const chooseBeside = (...eleccion: Parameters<typeof chooseColumns>) =>
  beside({ eleccion }) as Promise<Problema | undefined>;

const TOO_MUCH = "es demasiado grande para leerlo de una vez; pártelo en dos";

/** Restores the error's class, which is lost between threads. */
async function beside(lectura: Encargo): Promise<Leido> {
  try {
    return await read(lectura);
  } catch (error) {
    const { name, code, message, title } = error as CsvFileError & { code?: string };
    if (code === "ERR_WORKER_OUT_OF_MEMORY") throw csvError(TOO_MUCH);
    throw name === "CsvFileError" ? new CsvFileError(message, title) : error;
  }
}
