import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { database } from "~db/client.server";
import { startImport } from "~features/importacion/lote/change-lote.server";
import { filasDone, filasDue } from "~features/importacion/lote/lote";
import { findLote, type Lote } from "~features/importacion/lote/lotes.server";
import { receiveFile } from "~features/importacion/lote/receive-file.server";
import { runImports } from "~features/importacion/lote/run-imports.server";
import type { Confirmacion } from "~features/importacion/lote/seleccion";
import { insertRows } from "../../../support/insert-rows";
import { HEADER } from "./importing";

export const ANA = { id: "ana", email: "ana@ejemplo.es" };

/** Adds the admin by whom all imports here are made. */
export const addAna = () => insertRows("profiles", ANA);

export const upload = (text: string | Uint8Array, idem: string = randomUUID(), name = "uno.csv") =>
  receiveFile({ name, bytes: Buffer.from(text), idem, actor: ANA });

export const ALL: Confirmacion = { duplicados: "omitir", resto: "todos", tramos: "", marcadas: [] };

/** Confirms an import with all the rows of the first page ticked. */
export async function confirm(id: string, changes: Partial<Confirmacion> = {}) {
  const rows = await database()
    .read.selectFrom("importacion_filas")
    .select("fila")
    .where("importacion_id", "=", id)
    .orderBy("fila")
    .limit(10)
    .execute();
  const marcadas = rows.map(({ fila }) => fila);
  const { duplicados, ...eleccion } = { ...ALL, marcadas, ...changes };
  return startImport({ id, actor: ANA }, duplicados, eleccion);
}

interface Running {
  owner?: string;
  /** The number of chunks after which the process is told to stop. */
  stopAfter?: number;
}

/** Runs all due work, as the server's job does. */
export function run({ owner = "uno", stopAfter = Number.POSITIVE_INFINITY }: Running = {}) {
  let chunks = 0;
  return runImports({
    owner,
    isStopping: () => chunks >= stopAfter,
    giveWay: async () => void chunks++,
  });
}

export async function lote(id: string): Promise<Lote> {
  const found = await findLote(id);
  if (!found) throw new Error(`no import ${id}`);
  return found;
}

/** The numbers of rows imported, updated, skipped and failed, once all are done. */
export async function counts(id: string): Promise<number[]> {
  const found = await lote(id);
  expect(found.estado).toBe("terminada");
  expect(filasDone(found)).toBe(filasDue(found));
  return Object.values(found.recuento);
}

/** Uploads a file, confirms it and imports all of it. */
export async function importWhole(text: string | Uint8Array, changes: Partial<Confirmacion> = {}) {
  const id = await upload(text);
  expect(await confirm(id, changes)).toBeUndefined();
  await run();
  return id;
}

/** Imports rows under the usual header, so that they update existing products. */
export const updateBy = (...rows: string[]) =>
  importWhole([HEADER, ...rows].join("\n"), { duplicados: "actualizar" });

/** Reads all stored products, sorted by slug. */
export const allProductos = () =>
  database().read.selectFrom("productos").selectAll().orderBy("slug").execute();

export const slugs = async () => (await allProductos()).map(({ slug }) => slug);
