import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import { findGone } from "~/domain/imagenes/imagenes.server";
import { assertCsvName, assertFileSize } from "~/domain/importacion/archivo";
import { type Column, isColumn } from "~/domain/importacion/columns";
import { CsvFileError } from "~/domain/importacion/csv-error";
import { readCsvFile } from "~/domain/importacion/csv-file";
import { DUPLICATE_CHOICES, type DuplicateChoice } from "~/domain/importacion/import-plan";
import {
  type ImportResult,
  importProductos,
  knownCategorias,
} from "~/domain/importacion/importacion.server";
import { recuentoInWords } from "~/domain/importacion/lote";
import { goneWarnings, readProductos } from "~/domain/importacion/productos-file";
import { reshape, type Shape } from "~/domain/importacion/reshape";
import { fold } from "~/domain/texto";
import { database } from "../client.server";
import { prepareDatabase } from "../engine/site.server";
import { EXIT_USAGE, print, printError, UsageError } from "../terminal";

export const IMPORT_USAGE = `Uso: npm run site -- import ARCHIVO.csv [opciones]

  --duplicados omitir|actualizar   qué hacer con los slugs que ya existen (omitir)
  --map 'Handle=slug,Title=title'  columnas del archivo que tienen otro nombre
  --set 'rating=4,estado=published'  valor de una columna que falta o está vacía
  --saltar-filas-sin COLUMNA       pasa por alto las filas con esa columna vacía`;

interface Options {
  file: string;
  duplicates: DuplicateChoice;
  shape: Shape;
}

/**
 * `npm run site -- import FILE.csv`: imports a whole file or, while one row has an error, nothing.
 * @returns the exit code: 2 for a wrong call, seen before the database is looked at, 1 for a wrong
 *   file or rows that could not be stored
 */
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

async function run({ file: name, shape, duplicates }: Options): Promise<number> {
  const bytes = await readBytes(name);
  await prepareDatabase({ create: false });
  const original = await readCsvFile(path.basename(name), bytes);
  const file = reshape(original, shape);
  const reading = await readProductos(file, await knownCategorias());
  const { productos, errors, imagenes } = reading;
  const gone = await findGone(database().read, [...imagenes.keys()]);
  const warnings = [...reading.warnings, ...goneWarnings(imagenes, gone)];
  for (const warning of warnings) complainLine(`Aviso: ${warning}`);
  for (const error of errors) complainLine(error);
  if (errors.length > 0) {
    complainLine("Corrige los errores antes de importar los productos");
    return 1;
  }
  const details = {
    archivo: path.basename(name),
    elegidas: productos.length,
    duplicados: duplicates,
    ...VIA_ORDEN,
  };
  await database().write((trx) => recordSuceso(trx, { action: "importacion.iniciada", details }));
  const result = await importProductos(productos, duplicates);
  for (const { fila, motivo } of result.filas) {
    if (motivo) complainLine(`Fila ${fila}: ${motivo}`);
  }
  const skipped = original.rows.length - file.rows.length;
  if (skipped > 0) print(`Filas sin ${shape.skipWithout} pasadas por alto: ${skipped}`);
  print(summary(result));
  return result.fallidos > 0 ? 1 : 0;
}

async function readBytes(file: string): Promise<Buffer> {
  assertCsvName(file);
  try {
    assertFileSize((await stat(file)).size);
    return await readFile(file);
  } catch (error) {
    if (error instanceof CsvFileError) throw error;
    throw new UsageError(`No se puede leer el archivo ${file}`);
  }
}

function parseOptions(args: string[]): Options {
  const { values, positionals } = parseArguments(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Indica un archivo CSV, y solo uno");
  const duplicates = DUPLICATE_CHOICES.find((choice) => choice === values.duplicados);
  if (!duplicates) throw new UsageError("--duplicados admite omitir o actualizar");
  const names = pairs(values.map).map(([from, to]) => [from, knownColumn(to)] as const);
  const fixed = pairs(values.set).map(([name, value]) => [knownColumn(name), value] as const);
  return {
    file,
    duplicates,
    shape: {
      names: new Map(names),
      values: new Map(fixed),
      skipWithout: values["saltar-filas-sin"],
    },
  };
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        duplicados: { type: "string", default: "omitir" },
        map: { type: "string", multiple: true, default: [] },
        set: { type: "string", multiple: true, default: [] },
        "saltar-filas-sin": { type: "string" },
      },
    });
  } catch {
    throw new UsageError("No se entienden las opciones");
  }
}

/** «a=1,b=2»; a comma that no name and `=` follow belongs to the value. */
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

function knownColumn(name: string): Column {
  if (isColumn(name)) return name;
  throw new UsageError(`«${name}» no es una columna de los productos`);
}

function summary(result: ImportResult): string {
  const title =
    result.fallidos > 0 ? "Importación completada con errores" : "Importación completada";
  return `${title}: ${recuentoInWords(result).join(", ")}`;
}

/** One line, whatever the cells that it quotes hold: no newlines, nothing that steers a terminal. */
function complainLine(text: string): void {
  printError(text.replace(/\p{Cc}+/gu, " "));
}
