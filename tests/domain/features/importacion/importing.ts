import { expect } from "vitest";
import { database } from "~db/client.server";
import { parseCsv } from "~features/importacion/archivo/csv-file";
import { startImport } from "~features/importacion/lote/change-lote.server";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { findLote } from "~features/importacion/lote/lotes.server";
import { keepFile } from "~features/importacion/lote/receive-file.server";
import { runImport } from "~features/importacion/lote/run-imports.server";
import type { DuplicateChoice } from "~features/importacion/lote/seleccion";
import { readRow } from "../../../support/stored";

export const HEADER = "title,slug,category,imageurl,rating";
export const row = (slug: string, more = "") =>
  `Cuna ${slug},${slug},mobiliario,https://ejemplo.es/c.jpg,4${more}`;

/** Imports a text as the command line does. */
export async function importText(text: string, choice: DuplicateChoice = "omitir") {
  const { id, errores } = await keepFile(await parseCsv(text), { name: "uno.csv" });
  expect(errores).toEqual([]);
  expect([undefined, PROBLEMAS.ninguno]).toContain(await startImport({ id }, choice));
  await runImport(id, "uno");
  const lote = await findLote(id);
  const filas = await database()
    .read.selectFrom("importacion_filas")
    .select(["fila", "resultado", "motivo", "producto_id"])
    .where("importacion_id", "=", id)
    .orderBy("fila")
    .execute();
  return { filas, counts: Object.values(lote?.recuento ?? {}).join(" ") };
}

export function find(slug: string) {
  return readRow("productos", { slug });
}
