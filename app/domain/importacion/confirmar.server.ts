import { randomUUID } from "node:crypto";
import { type Actor, recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import { database, type Trx } from "~db/client.server";
import { announce, queueWork, RELEASED } from "~db/lease.server";
import { payloadOf, type TipoTrabajo } from "./cola.server";
import { contarElegidas, lastFilas } from "./filas.server";
import { deleteLote } from "./lotes.server";
import { PROBLEMAS, type Problema } from "./mensajes";
import { type DuplicateChoice, type Eleccion, type Tramo, toTramos } from "./seleccion";

interface Orden {
  /** Of an import. */
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
  const now = new Date();
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
        trabajo_id: await queue(trx, "importacion", id, now),
      })
      .where("id", "=", id)
      .execute();
    const via = actor ? {} : VIA_ORDEN;
    const details = { archivo: lote.archivo, elegidas, duplicados, ...via };
    await recordSuceso(trx, { actor, action: "importacion.iniciada", target: id, details }, now);
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
export async function discardLote({ id, actor }: Orden): Promise<void> {
  await database().write(async (trx) => {
    const gone = await deleteLote(trx, id);
    if (!gone) return;
    const details = { archivo: gone.archivo };
    await recordSuceso(trx, { actor, action: "importacion.descartada", target: id, details });
  });
}

/**
 * Ends an import after the rows that are done.
 * @returns whether it was at work
 */
export function stopImport({ id, actor }: Orden): Promise<boolean> {
  const now = new Date();
  return database().write(async (trx) => {
    const stopped = await trx
      .updateTable("importaciones")
      .set({ estado: "terminada", finished_at: now.toISOString() })
      .where("id", "=", id)
      .where("estado", "=", "en_curso")
      .returning("trabajo_id")
      .executeTakeFirst();
    if (!stopped) return false;
    await trx
      .updateTable("trabajos")
      .set({ status: "cancelled", finished_at: now.toISOString(), ...RELEASED })
      .where("id", "=", stopped.trabajo_id ?? "")
      .execute();
    await recordSuceso(trx, { actor, action: "importacion.detenida", target: id }, now);
    return true;
  });
}

/**
 * Puts work that failed, or that nobody could read, back into the queue, where it goes on behind the
 * last row that is done.
 */
export function resumeImport({ id, actor }: Orden): Promise<boolean> {
  const now = new Date();
  return database().write(async (trx) => {
    const resumed = await trx
      .updateTable("trabajos")
      .set({ status: "queued", run_after: now.toISOString(), attempts: 0, last_error: null })
      .set({ payload: payloadOf(id) })
      .where("status", "not in", ["queued", "running"])
      .where("id", "in", (eb) =>
        eb
          .selectFrom("importaciones")
          .select("trabajo_id")
          .where("id", "=", id)
          .where("estado", "in", ["en_curso", "deshaciendo"])
          .$castTo<string>(),
      )
      .returning("id")
      .executeTakeFirst();
    if (!resumed) return false;
    await recordSuceso(trx, { actor, action: "importacion.reanudada", target: id }, now);
    announce("trabajos");
    return true;
  });
}

/** Queues the undo of a finished import; a second word changes nothing. */
export function startUndo({ id, actor }: Orden): Promise<boolean> {
  const now = new Date();
  return database().write(async (trx) => {
    const begun = await trx
      .updateTable("importaciones")
      .set({ estado: "deshaciendo", avance: LAST_FILA, finished_at: null })
      .where("id", "=", id)
      .where("estado", "=", "terminada")
      .returning("archivo")
      .executeTakeFirst();
    if (!begun) return false;
    const trabajo = await queue(trx, "deshacer-importacion", id, now);
    await trx
      .updateTable("importaciones")
      .set({ trabajo_id: trabajo })
      .where("id", "=", id)
      .execute();
    const details = { archivo: begun.archivo };
    await recordSuceso(trx, { actor, action: "importacion.deshecha", target: id, details }, now);
    return true;
  });
}

/** Undo goes from the last row to the first; this is behind every file's last. */
const LAST_FILA = 1_000_000;

async function queue(trx: Trx, kind: TipoTrabajo, lote: string, now: Date): Promise<string> {
  const id = randomUUID();
  await queueWork(trx, { id, kind, payload: payloadOf(lote), at: now });
  announce("trabajos");
  return id;
}
