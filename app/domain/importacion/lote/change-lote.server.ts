import { randomUUID } from "node:crypto";
import { type Actor, recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import type { SucesoAction } from "~/domain/historial/suceso";
import { database, type Trx } from "~db/client.server";
import { announce, queueWork, RELEASED } from "~db/lease.server";
import { payloadOf, type TipoTrabajo } from "./cola.server";
import { contarElegidas, lastFilas } from "./filas.server";
import { deleteLote } from "./lotes.server";
import { PROBLEMAS, type Problema } from "./mensajes";
import { type DuplicateChoice, type Eleccion, type Tramo, toTramos } from "./seleccion";

interface Orden {
  id: string;
  actor: Actor;
}

/**
 * Queues the import of the chosen rows. The rows are those that were checked and kept; a form can
 * choose among them and nothing else. One that is queued already stays as it is.
 * @param orden without an actor from the command line
 * @param eleccion absent for all rows
 * @returns what stops it
 */
export async function startImport(
  { id, actor }: Partial<Orden> & { id: string },
  duplicados: DuplicateChoice,
  eleccion?: Eleccion,
): Promise<Problema | undefined> {
  const last = await lastFilas(id);
  const tramos = eleccion ? toTramos(eleccion, last) : [[1, last.file] as const];
  if (!tramos) return PROBLEMAS.tramos;
  return database().write(async (trx) => {
    const lote = await trx
      .selectFrom("importaciones")
      .select(["estado", "num_errores", "archivo"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (lote?.estado !== "preparada") return undefined;
    if (lote.num_errores > 0) return PROBLEMAS.errores;
    if (!(await areGoodRows(trx, id, eleccion?.marcadas ?? []))) return PROBLEMAS.manipulado;
    const elegidas = await contarElegidas(trx, id, tramos);
    if (elegidas === 0) return PROBLEMAS.ninguno;
    await trx
      .updateTable("importaciones")
      .set({
        ...{ estado: "en_curso" as const, duplicados, elegidas },
        seleccion: JSON.stringify(tramos),
        trabajo_id: await queue(trx, "importacion", id),
      })
      .where("id", "=", id)
      .execute();
    const via = actor ? {} : VIA_ORDEN;
    const details = { archivo: lote.archivo, elegidas, duplicados, ...via };
    await recordSuceso(trx, { actor, action: "importacion.iniciada", target: id, details });
    return undefined;
  });
}

/** Ticked boxes name rows of this import, or the form is not ours. */
async function areGoodRows(trx: Trx, id: string, marcadas: readonly number[]): Promise<boolean> {
  const unique = [...new Set(marcadas)];
  const tramos = unique.map((fila): Tramo => [fila, fila]);
  return unique.length === (await contarElegidas(trx, id, tramos));
}

/** Throws away an import that nothing was written for; one that has begun stays. */
export const discardLote = (orden: Orden) =>
  obey(orden, "importacion.descartada", async (trx) => {
    const gone = await deleteLote(trx, orden.id);
    return gone && { archivo: gone.archivo };
  });

/** Ends an import after the rows that are done. */
export const stopImport = (orden: Orden) =>
  obey(orden, "importacion.detenida", async (trx, finished_at) => {
    const stopped = await trx
      .updateTable("importaciones")
      .set({ estado: "terminada", finished_at })
      .where("id", "=", orden.id)
      .where("estado", "=", "en_curso")
      .returning("trabajo_id")
      .executeTakeFirst();
    if (!stopped) return undefined;
    await trx
      .updateTable("trabajos")
      .set({ status: "cancelled", finished_at, ...RELEASED })
      .where("id", "=", stopped.trabajo_id ?? "")
      .execute();
    return {};
  });

/**
 * Puts work that failed, or that nobody could read, back into the queue, where it goes on behind the
 * last row that is done.
 */
export const resumeImport = (orden: Orden) =>
  obey(orden, "importacion.reanudada", async (trx, run_after) => {
    const resumed = await trx
      .updateTable("trabajos")
      .set({ status: "queued", run_after, attempts: 0, last_error: null })
      .set({ payload: payloadOf(orden.id) })
      .where("status", "not in", ["queued", "running"])
      .where("id", "in", (eb) =>
        eb
          .selectFrom("importaciones")
          .select("trabajo_id")
          .where("id", "=", orden.id)
          .where("estado", "in", ["en_curso", "deshaciendo"])
          .$castTo<string>(),
      )
      .returning("id")
      .executeTakeFirst();
    announce("trabajos");
    return resumed && {};
  });

export const startUndo = (orden: Orden) =>
  obey(orden, "importacion.deshecha", async (trx) => {
    const begun = await trx
      .updateTable("importaciones")
      .set({ estado: "deshaciendo", avance: LAST_FILA, finished_at: null })
      .where("id", "=", orden.id)
      .where("estado", "=", "terminada")
      .returning("archivo")
      .executeTakeFirst();
    if (!begun) return undefined;
    const trabajo_id = await queue(trx, "deshacer-importacion", orden.id);
    await trx.updateTable("importaciones").set({ trabajo_id }).where("id", "=", orden.id).execute();
    return { archivo: begun.archivo };
  });

/** Undo goes from the last row to the first; this is behind every file's last. */
const LAST_FILA = 1_000_000;

/**
 * Does what a person wants of an import, and tells the history.
 * @param change gives the details; undefined where there was nothing to do
 * @returns whether there was something to do
 */
function obey(
  { id, actor }: Orden,
  action: SucesoAction,
  change: (trx: Trx, at: string) => Promise<Record<string, string> | undefined>,
): Promise<boolean> {
  const now = new Date();
  return database().write(async (trx) => {
    const details = await change(trx, now.toISOString());
    if (details) await recordSuceso(trx, { actor, action, target: id, details }, now);
    return details !== undefined;
  });
}

async function queue(trx: Trx, kind: TipoTrabajo, lote: string): Promise<string> {
  const id = randomUUID();
  await queueWork(trx, { id, kind, payload: payloadOf(lote), at: new Date() });
  announce("trabajos");
  return id;
}
