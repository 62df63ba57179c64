import { randomUUID } from "node:crypto";
import { takeEnvio } from "~/domain/envios.server";
import { readClaves } from "~/domain/ficha/datos.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { findGone } from "~/domain/imagenes/queries/imagenes.server";
import { createLine } from "~/runtime/work-line";
import { database, type Trx } from "~db/client.server";
import { type CsvFile, readCsvFile } from "../archivo/csv-file";
import { Lectura } from "../fila/lectura";
import { ERRORES_MOSTRADOS } from "./lote";
import { storeRows } from "./new-filas.server";
import { needsColumns, recallColumns } from "./remembered-columns.server";

/** A file of 10 MB takes some 100 MB while it is read, so files wait for each other. */
export const inFileLine = createLine({ places: 1, maxWaiting: 4 });

const AVISOS_GUARDADOS = 20;
const NAME_MAX_LENGTH = 120;

export type Subida = { name: string; bytes: Uint8Array; idem: string; actor: Actor };

/** @returns id of the import; of the first one when the same form was sent before */
export async function receiveFile({ bytes, ...origen }: Subida): Promise<string> {
  const taken = await findTaken(origen.idem);
  if (taken) return taken;
  const file = await recallColumns(await readCsvFile(origen.name, bytes));
  return (await keepFile(file, origen, !needsColumns(file))).id;
}

const RESULT = /^importacion:(.+)$/;

async function findTaken(idem: string): Promise<string | undefined> {
  const sent = database().read.selectFrom("envios").select("resultado").where("idem", "=", idem);
  const row = await sent.executeTakeFirst();
  return RESULT.exec(row?.resultado ?? "")?.[1];
}

/** @param isReadable false for a file that waits until somebody says which its columns are */
export async function keepFile(file: CsvFile, origen: Origen, isReadable = true) {
  const lectura = isReadable ? new Lectura(file, await readClaves()) : undefined;
  const id = randomUUID();
  if (!(await openLote(id, file, origen))) {
    return { id: (await findTaken(origen.idem ?? "")) ?? id, errores: [], avisos: [] };
  }
  await storeRows(id, file.rows, lectura);
  const avisos = await finishReading(id, lectura);
  return { id, errores: lectura?.errores ?? [], avisos };
}

/** @returns the warnings */
export async function finishReading(id: string, lectura?: Lectura): Promise<string[]> {
  const gone = lectura ? await findGone(database().read, lectura.imagenes) : [];
  const avisos = lectura?.avisos(await knownCategorias(), gone) ?? [];
  await database().write((trx) => closeLote(trx, id, lectura, avisos));
  return avisos;
}

type Origen = { name: string } & Partial<Pick<Subida, "idem" | "actor">>;

function openLote(id: string, file: CsvFile, { name, idem, actor }: Origen): Promise<boolean> {
  const now = new Date();
  const archivo = name.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(-NAME_MAX_LENGTH);
  return database().write(async (trx) => {
    if (idem && !(await takeEnvio(trx, idem, `importacion:${id}`, now))) return false;
    await trx
      .insertInto("importaciones")
      .values({
        ...{ id, archivo, estado: "leyendo" as const, user_id: actor?.id ?? null },
        ...{ cabecera: JSON.stringify(file.header), separador: file.separator },
        created_at: now.toISOString(),
      })
      .execute();
    if (!actor) return true;
    const details = { archivo, filas: file.rows.length };
    await recordSuceso(trx, { actor, action: "importacion.subida", target: id, details }, now);
    return true;
  });
}

async function knownCategorias(): Promise<Set<string>> {
  const { read } = database();
  const old = read.selectFrom("slugs_antiguos").where("slugs_antiguos.tipo", "=", "categoria");
  const led = old.innerJoin("categorias", "categorias.id", "slugs_antiguos.id");
  const present = read.selectFrom("categorias").where("oculta", "=", 0);
  const names = present.select("nombre_folded as slug");
  const slugs = present.select("slug").union(led.select("slugs_antiguos.slug"));
  return new Set((await slugs.union(names).execute()).map((row) => row.slug));
}

async function closeLote(trx: Trx, id: string, lectura: Lectura | undefined, avisos: string[]) {
  const { filas, errores } = lectura ?? { filas: 0, errores: [] };
  await trx
    .updateTable("importaciones")
    .set({
      estado: "preparada",
      filas,
      errores: JSON.stringify(errores.slice(0, ERRORES_MOSTRADOS)),
      num_errores: errores.length,
      avisos: JSON.stringify(avisos.slice(0, AVISOS_GUARDADOS)),
      num_avisos: avisos.length,
    })
    .where("id", "=", id)
    .execute();
}
