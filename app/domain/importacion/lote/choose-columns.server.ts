import { readClaves } from "~/domain/ficha/datos.server";
import { parseList } from "~/domain/listas";
import { beginningOf } from "~/domain/texto";
import { database } from "~db/client.server";
import { columnNamed, headingOf, missingInWords, readHeader } from "../archivo/columns";
import type { CsvFile } from "../archivo/csv-file";
import { Lectura } from "../fila/lectura";
import { findImportacion, parseCeldas } from "./filas.server";
import { PROBLEMAS, type Problema } from "./mensajes";
import { storeRows } from "./new-filas.server";
import { finishReading } from "./receive-file.server";
import { isReadable, rememberColumns, rename } from "./remembered-columns.server";

const EJEMPLO_LENGTH = 80;

/** Undefined for an import whose columns are known. */
export async function askedColumns(lote: string) {
  const own = database().read.selectFrom("importaciones").where("importaciones.id", "=", lote);
  const rows = own.innerJoin("importacion_filas as f", "f.importacion_id", "importaciones.id");
  const first = rows.select(["cabecera", "datos"]).orderBy("fila").limit(1);
  const row = await first.executeTakeFirst();
  const header = parseList(row?.cabecera ?? "[]");
  if (!row || isReadable(header)) return undefined;
  const cells = parseCeldas(row.datos) ?? [];
  return header
    .map((titulo, at) => ({ titulo, ejemplo: beginningOf(cells[at] ?? "", EJEMPLO_LENGTH) }))
    .filter(({ titulo }) => titulo !== "")
    .map((column) => ({ ...column, columna: columnNamed(column.titulo) ?? "" }));
}

const toProblema = (text: string): Problema => ({ title: "Faltan columnas por decir", text });

/** Reads the kept rows with these columns. @param columnas one for each heading, or nothing */
export async function chooseColumns(id: string, columnas: readonly string[]) {
  const lote = await findImportacion(database().read, id);
  const original = parseList(lote?.cabecera ?? "[]");
  if (!lote) return undefined;
  const titles = original.filter(Boolean);
  const header = rename(original, (cell) => columnas[titles.indexOf(cell)] ?? "");
  const cabecera = JSON.stringify(header);
  // The cells went when the rows were read.
  if (isReadable(original)) return cabecera === lote.cabecera ? undefined : PROBLEMAS.leida;
  const named = header.flatMap((cell) => columnNamed(cell) ?? []);
  const twice = named.find((name, at) => named.indexOf(name) < at);
  if (twice) return toProblema(`Dos columnas no pueden ser «${headingOf(twice)}»`);
  const { missing } = readHeader(header);
  if (!isReadable(header)) return toProblema(`Todavía ${missingInWords(missing.map(headingOf))}`);
  const begun = await database().write(async (trx) => {
    const own = trx.updateTable("importaciones").where("id", "=", id);
    const unread = own.where("estado", "=", "preparada").where("cabecera", "=", lote.cabecera);
    const reading = unread.set({ estado: "leyendo", cabecera });
    const { numUpdatedRows } = await reading.executeTakeFirst();
    await rememberColumns(trx, original, columnas);
    return numUpdatedRows > 0n;
  });
  if (begun) return readAgain(id, { header, separator: lote.separador, rows: [] });
  const now = await findImportacion(database().read, id);
  return !now || now.cabecera === cabecera ? undefined : PROBLEMAS.leida;
}

const AT_ONCE = 100;

async function readAgain(id: string, file: CsvFile): Promise<void> {
  const lectura = new Lectura(file, await readClaves());
  for (let after = 0; ; ) {
    const all = database().read.selectFrom("importacion_filas").select(["fila", "datos"]);
    const left = all.where("importacion_id", "=", id).where("fila", ">", after);
    const stored = await left.orderBy("fila").limit(AT_ONCE).execute();
    const rows = stored.map(({ fila, datos }) => ({ fila, cells: parseCeldas(datos) ?? [] }));
    await storeRows(id, rows, lectura);
    const last = rows.at(-1);
    if (!last) break;
    after = last.fila;
  }
  await finishReading(id, lectura);
}
