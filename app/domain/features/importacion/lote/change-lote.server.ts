import { randomUUID } from "node:crypto";
import { database, type Trx } from "~db/client.server";
import { announce, queueWork, RELEASED } from "~db/lease.server";
import * as historial from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import type { TipoTrabajo } from "./cola.server";
import { contarElegidas, findImportacion, lastFilas } from "./filas.server";
import { PROBLEMAS, type Problema } from "./lote-messages";
import { deleteLote } from "./lotes.server";
import { type DuplicateChoice, type Eleccion, type Tramo, toTramos } from "./seleccion";

type Orden = { id: string; actor: historial.Actor };

export async function startImport(
  { id, actor }: Partial<Orden> & { id: string },
  duplicados: DuplicateChoice,
  eleccion?: Eleccion,
): Promise<Problema | undefined> {
  const last = await lastFilas(id);
  const tramos = eleccion ? toTramos(eleccion, last) : [[1, last.file] as const];
  if (!tramos) return PROBLEMAS.tramos;
  return database().write(async (trx) => {
    const lote = await findImportacion(trx, id);
    if (!lote) return undefined;
    const seleccion = JSON.stringify(tramos);
    if (lote.estado !== "preparada") {
      const isSame = lote.seleccion === seleccion && lote.duplicados === duplicados;
      return isSame ? undefined : PROBLEMAS.empezada;
    }
    if (lote.num_errores > 0) return PROBLEMAS.errores;
    if (!(await areGoodRows(trx, id, eleccion?.marcadas ?? []))) return PROBLEMAS.manipulado;
    const elegidas = await contarElegidas(trx, id, tramos);
    if (elegidas === 0) return PROBLEMAS.ninguno;
    const trabajo_id = await queue(trx, "importacion");
    const begun = { estado: "en_curso" as const, duplicados, elegidas, seleccion, trabajo_id };
    await trx.updateTable("importaciones").set(begun).where("id", "=", id).execute();
    const via = actor ? {} : historial.VIA_ORDEN;
    const details = { archivo: lote.archivo, elegidas, duplicados, ...via };
    const suceso = { actor, action: "importacion.iniciada", target: id, details } as const;
    await historial.recordSuceso(trx, suceso);
    return undefined;
  });
}

/** True if all ticked rows belong to this import; otherwise the form is not ours. */
async function areGoodRows(trx: Trx, id: string, marcadas: readonly number[]): Promise<boolean> {
  const unique = [...new Set(marcadas)];
  const tramos = unique.map((fila): Tramo => [fila, fila]);
  return unique.length === (await contarElegidas(trx, id, tramos));
}

/** Rows with errors are not imported; they stay for `errores.csv`. */
export const leaveOutErrors = (id: string) =>
  database().write((trx) =>
    trx
      .updateTable("importaciones")
      .set({ errores: "[]", num_errores: 0 })
      .where("id", "=", id)
      .where("estado", "=", "preparada")
      .where("filas", ">", 0)
      .execute(),
  );

export const discardLote = (orden: Orden) =>
  obey(orden, "importacion.descartada", (trx) => deleteLote(trx, orden.id));

export const stopImport = (orden: Orden) =>
  obey(orden, "importacion.detenida", async (trx, finished_at) => {
    const own = trx.updateTable("importaciones").set({ estado: "terminada", finished_at });
    const running = own.where("id", "=", orden.id).where("estado", "=", "en_curso");
    const stopped = await running.returning("trabajo_id").executeTakeFirst();
    if (!stopped) return false;
    // Taking the lease away keeps the running chunk from being stored.
    const work = trx.updateTable("trabajos").where("id", "=", stopped.trabajo_id ?? "");
    await work.set({ status: "cancelled", finished_at, ...RELEASED }).execute();
    return true;
  });

/** Resumes failed work after the last row that was stored. */
export const resumeImport = (orden: Orden) =>
  obey(orden, "importacion.reanudada", async (trx, run_after) => {
    const own = trx.selectFrom("importaciones").select("trabajo_id").where("id", "=", orden.id);
    const begun = own.where("estado", "in", ["en_curso", "deshaciendo"]).$castTo<string>();
    const ended = trx.updateTable("trabajos").where("status", "not in", ["queued", "running"]);
    const { numUpdatedRows } = await ended
      .set({ status: "queued", run_after, attempts: 0, last_error: null })
      .where("id", "in", begun)
      .executeTakeFirst();
    announce("trabajos");
    return numUpdatedRows > 0n;
  });

/** Higher than any row number: an undo starts at the last row and goes back to the first. */
const LAST_FILA = 1_000_000;

export const startUndo = (orden: Orden) =>
  obey(orden, "importacion.deshecha", async (trx) => {
    const own = trx.updateTable("importaciones").where("id", "=", orden.id);
    const undone = own.set({ estado: "deshaciendo", avance: LAST_FILA, finished_at: null });
    const ended = undone.where("estado", "=", "terminada").returning("archivo");
    const begun = await ended.executeTakeFirst();
    if (!begun) return false;
    await own.set({ trabajo_id: await queue(trx, "deshacer-importacion") }).execute();
    return { ...begun };
  });

type Change = Parameters<typeof historial.writeRecorded>[1];

const obey = ({ id, actor }: Orden, action: SucesoAction, change: Change) =>
  historial.writeRecorded({ actor, action, target: id }, change);

async function queue(trx: Trx, kind: TipoTrabajo): Promise<string> {
  const id = randomUUID();
  await queueWork(trx, { id, kind, at: new Date() });
  announce("trabajos");
  return id;
}
