import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { prepareDatabase } from "~db/site/site.server";
import {
  assertFile,
  CsvFileError,
  csvError,
  MAX_ROWS,
} from "~features/importacion/archivo/archivo";
import { isColumn, meaningOf } from "~features/importacion/archivo/columns";
import { type CsvFile, readCsvFile } from "~features/importacion/archivo/csv-file";
import { type Cabecera, locate, unreadableError } from "~features/importacion/archivo/locate";
import { startImport } from "~features/importacion/lote/change-lote.server";
import { listSenaladas } from "~features/importacion/lote/filas.server";
import { completedText, isRunning, recuentoInWords } from "~features/importacion/lote/lote";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { deleteLote, findLote, type Lote } from "~features/importacion/lote/lotes.server";
import { keepFile } from "~features/importacion/lote/receive-file.server";
import { withoutForeignIds } from "~features/importacion/lote/remembered-columns.server";
import { runImport } from "~features/importacion/lote/run-imports.server";
import { DUPLICATE_CHOICES } from "~features/importacion/lote/seleccion";
import { siteCommand } from "../../deploy/doctor/command.js";
import { EXIT_USAGE, print, printError, readArgs, UsageError } from "./terminal";

export const IMPORT_USAGE = `Uso: ${siteCommand("import ARCHIVO.csv [opciones]")}

  --duplicados omitir|actualizar   qué hacer con los productos que ya existen (omitir)
  --map 'Handle=slug,Title=title'  columnas del archivo que tienen otro nombre
  --set 'rating=4,estado=published'  valor de una columna que falta o está vacía
  --saltar-filas-sin COLUMNA       pasa por alto las filas con esa columna vacía`;

/** Imports the whole file, or nothing if a single row has an error. */
export async function importCommand(args: string[]): Promise<number> {
  try {
    return await run(parseOptions(args));
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}\n\n${IMPORT_USAGE}`);
      return EXIT_USAGE;
    }
    if (!(error instanceof CsvFileError)) throw error;
    complainLine(error.message);
    return 1;
  }
}

type Options = ReturnType<typeof parseOptions>;

async function run(options: Options) {
  const { name, duplicates, skipWithout } = options;
  const bytes = await readBytes(name);
  await prepareDatabase();
  const archivo = path.basename(name);
  const original = await readCsvFile(archivo, bytes);
  const file = reshape(await withoutForeignIds(original), options);
  if (!locate(file).isReadable) throw unreadable(file);
  const { id, errores, avisos } = await keepFile(file, { name: archivo });
  for (const aviso of avisos) complainLine(`Aviso: ${aviso}`);
  for (const error of errores) complainLine(error);
  const problema = await startImport({ id }, duplicates);
  const lote = await importToEnd(id);
  // A file with errors, or without any rows, leaves nothing behind in the database.
  if (problema) await database().write((trx) => deleteLote(trx, id));
  if (problema === PROBLEMAS.errores || isRunning(lote)) {
    complainLine((problema ?? PROBLEMAS.ocupado).text);
    return 1;
  }
  for (const failure of await listSenaladas(lote, MAX_ROWS)) complainLine(failure);
  const skipped = original.rows.length - file.rows.length;
  if (skipped > 0) print(`Filas sin ${skipWithout} pasadas por alto: ${skipped}`);
  print(`${completedText(lote.recuento)}: ${recuentoInWords(lote.recuento).join(", ")}`);
  return lote.recuento.fallidos > 0 ? 1 : 0;
}

function unreadable(file: Cabecera): CsvFileError {
  const { missing, twice } = locate(file);
  const [name = ""] = [...twice, ...missing];
  const same = twice.length > 0 ? "" : `; o un valor para todas las filas: --set '${name}=…'`;
  const { message } = unreadableError(file);
  return new CsvFileError(`${message}. Di qué columna es: --map 'Su nombre=${name}'${same}`);
}

function reshape(file: CsvFile, { names, fixed, skipWithout }: Options): CsvFile {
  const columnas = renamed(file, names);
  const at = skipWithout ? columnas.indexOf(fold(skipWithout)) : -1;
  const place = skipWithout && at < 0 ? indexOf(file.header, skipWithout) : at;
  return {
    ...file,
    columnas: [...columnas, ...fixed.map(([column, value]) => `${column}=${value}`)],
    rows: skipWithout ? file.rows.filter(({ cells }) => cells[place]?.trim()) : file.rows,
  };
}

/** If several headings mean one column, the one chosen by name wins. */
function renamed({ header, columnas }: CsvFile, names: Options["names"]): string[] {
  const left = [...columnas];
  const places = names.map(([from, to]) => [indexOf(header, from), to] as const);
  for (const [at] of places) left[at] = "";
  for (const [at, to] of places) {
    if (left.filter((name) => name === to).length === 1) {
      throw csvError(`dos columnas quedarían como «${to}»`);
    }
    for (const [other, name] of left.entries()) if (name === to) left[other] = "";
    left[at] = to;
  }
  return left;
}

function indexOf(header: readonly string[], name: string): number {
  const index = header.findIndex((cell) => fold(cell) === fold(name));
  if (index < 0) throw csvError(`no tiene la columna «${name}»`);
  return index;
}

const LOOK_MS = 200;

/** Waits both for a running server that claims this import first and for other imports. */
async function importToEnd(id: string): Promise<Lote> {
  const owner = `orden-${process.pid}-${id}`;
  for (;;) {
    await runImport(id, owner);
    const lote = await findLote(id);
    if (!lote) throw new Error(`import ${id} is gone`);
    if (!isRunning(lote) || lote.trabajo === "fallido") return lote;
    await wait(LOOK_MS);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  // For a missing file any size will do, because reading it reports the error.
  const { size } = await stat(file).catch(() => ({ size: 1 }));
  assertFile({ name: file, size });
  return readFile(file).catch(() => {
    throw new UsageError(`No se puede leer el archivo ${file}`);
  });
}

function parseOptions(args: string[]) {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new UsageError("Indica un archivo CSV, y solo uno");
  const duplicates = DUPLICATE_CHOICES.find((choice) => choice === values.duplicados);
  if (!duplicates) throw new UsageError("--duplicados admite omitir o actualizar");
  const names = pairs(values.map ?? []).map(([from, to]) => [from, knownColumn(to)] as const);
  const fixed = pairs(values.set ?? []).map(([name, value]) => [knownColumn(name), value] as const);
  return { name, duplicates, names, fixed, skipWithout: values["saltar-filas-sin"] };
}

const OPTIONS = {
  duplicados: { type: "string", default: "omitir" },
  map: { type: "string", multiple: true },
  set: { type: "string", multiple: true },
  "saltar-filas-sin": { type: "string" },
} as const;

/** Splits «a=1,b=2»; a comma that no `name=` follows is part of the value. */
function pairs(texts: string[]): [string, string][] {
  const parts = texts.flatMap((text) => text.split(/,(?=[^,=]+=)/));
  const names = new Set<string>();
  return parts.map((part) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(part) ?? [];
    if (!name?.trim() || !value?.trim()) throw new UsageError(`No se entiende «${part}»`);
    if (names.has(fold(name.trim()))) throw new UsageError(`«${name.trim()}» está dos veces`);
    names.add(fold(name.trim()));
    return [name.trim(), value.trim()];
  });
}

function knownColumn(name: string): string {
  const meaning = meaningOf(name);
  if (meaning.includes(":")) return meaning;
  if (isColumn(name)) return name;
  throw new UsageError(`«${name}» no es una columna de los productos`);
}

/** Takes out newlines and control codes: a cell quoted here must not steer the terminal. */
function complainLine(text: string): void {
  printError(text.replace(/\p{Cc}+/gu, " "));
}
