import { randomUUID } from "node:crypto";
import { createLine } from "~/runtime/work-line";
import { makeOnce } from "~base/envios.server";
import { database, type Trx } from "~db/client.server";
import { findCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { readClaves } from "~nouns/ficha/datos.server";
import { findGone } from "~nouns/imagenes/queries/imagenes.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { type CsvFile, readCsvFile } from "../archivo/csv-file";
import { Lectura } from "../fila/lectura";
import { ERRORES_MOSTRADOS } from "./lote";
import { storeRows } from "./new-filas.server";
import { needsColumns, recallColumns } from "./remembered-columns.server";

/** Files are read one at a time, because one of 10 MB needs some 100 MB of memory. */
export const inFileLine = createLine({ places: 1, maxWaiting: 4 });

const AVISOS_GUARDADOS = 20;
const NAME_MAX_LENGTH = 120;

export type Subida = { name: string; bytes: Uint8Array; idem: string; actor: Actor };

/** @returns the id of the import, or of an earlier one that waits with the same file */
export async function receiveFile({ bytes, ...origen }: Subida): Promise<string> {
  const file = await recallColumns(await readCsvFile(origen.name, bytes));
  const { id } = await keepFile(file, { ...origen, bytes }, !needsColumns(file));
  return id;
}

/** @param isReadable false for a file that waits until an admin chooses its columns */
export async function keepFile(file: CsvFile, origen: Origen, isReadable = true) {
  const lectura = isReadable ? new Lectura(file, await readClaves()) : undefined;
  const { outcome, id } = await openLote(file, origen);
  if (outcome === "repeated") return { id, errores: [], avisos: [] };
  const avisos = await storeReading(id, file.rows, lectura);
  return { id, errores: lectura?.errores ?? [], avisos };
}

export async function storeReading(id: string, rows: CsvFile["rows"], lectura?: Lectura) {
  await storeRows(id, rows, lectura);
  const gone = lectura ? await findGone(database().read, lectura.imagenes) : [];
  const avisos = lectura?.avisos(await knownOf(lectura.categorias), gone) ?? [];
  const { filas, errores } = lectura ?? { filas: 0, errores: [] };
  const read = {
    estado: "preparada" as const,
    filas,
    errores: JSON.stringify(errores.slice(0, ERRORES_MOSTRADOS)),
    num_errores: errores.length,
    avisos: JSON.stringify(avisos.slice(0, AVISOS_GUARDADOS)),
    num_avisos: avisos.length,
  };
  await database().write((trx) =>
    trx.updateTable("importaciones").set(read).where("id", "=", id).execute(),
  );
  return avisos;
}

type Origen = { name: string } & Partial<Subida>;

function openLote(file: CsvFile, { name, bytes, idem, actor }: Origen) {
  const [id, now] = [randomUUID(), new Date()];
  const archivo = name.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(-NAME_MAX_LENGTH);
  const open = async (trx: Trx) => {
    const lote = { id, archivo, estado: "leyendo" as const, user_id: actor?.id ?? null };
    const [cabecera, columnas] = [JSON.stringify(file.header), JSON.stringify(file.columnas)];
    const read = { cabecera, columnas, separador: file.separator, created_at: now.toISOString() };
    const row = { ...lote, ...read };
    await trx.insertInto("importaciones").values(row).execute();
    const details = { archivo, filas: file.rows.length };
    const suceso = { actor, action: "importacion.subida", target: id, details } as const;
    if (actor) await recordSuceso(trx, suceso, now);
    return { outcome: "saved" as const, id };
  };
  if (!idem || !bytes) return database().write(open);
  return makeOnce({ idem, content: bytes, isThere: isWaiting }, open, now);
}

async function isWaiting(id: string, trx: Trx): Promise<boolean> {
  const unused = trx.selectFrom("importaciones").where("estado", "in", ["leyendo", "preparada"]);
  return (await unused.select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

async function knownOf(texts: readonly string[]): Promise<Set<string>> {
  const { read } = database();
  const seen = await read.selectFrom("categorias").select("slug").where("oculta", "=", 0).execute();
  const known = new Set<string>();
  for (const text of texts) {
    const slug = await findCategoria(read, text);
    if (seen.some((each) => each.slug === slug)) known.add(text);
  }
  return known;
}
