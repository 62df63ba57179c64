import { sql } from "kysely";
import { moveIn } from "~base/move-one-step.server";
import type { Trx } from "~db/client.server";
import { refusedBy } from "~db/engine/engine.server";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import type { Origen } from "./relacion";
import { tableOf } from "./relaciones.server";

/** Thrown if the source or a product was deleted meanwhile; then no relation is saved. */
export class RelatedGoneError extends Error {
  override name = "RelatedGoneError";
}

/** @throws {RelatedGoneError} without saving any relation */
export const addRelaciones = (origen: Origen, productoIds: readonly string[], actor: Actor) =>
  writeRecorded({ actor, action: "relacion.creada", target: origen.id }, async (trx) => {
    const before = await relatedIds(trx, origen);
    await writeOrden(trx, origen, before);
    const { table, source, target } = tableOf(origen);
    let orden = before.length;
    try {
      for (const productoId of productoIds) {
        const { numAffectedRows } = await sql`
          insert into ${table} (${source}, ${target}, orden)
          values (${origen.id}, ${productoId}, ${orden})
          on conflict do nothing`.execute(trx);
        orden += Number(numAffectedRows ?? 0);
      }
    } catch (error) {
      if (refusedBy(error) === "foreign key") throw new RelatedGoneError();
      throw error;
    }
    const productos = orden - before.length;
    return productos > 0 && { tipo: origen.tipo, productos };
  });

export function removeRelacion(origen: Origen, productoId: string, actor: Actor) {
  const details = { tipo: origen.tipo, producto: productoId };
  const suceso = { actor, action: "relacion.eliminada", target: origen.id, details } as const;
  return writeRecorded(suceso, async (trx) => {
    const { table, source, target } = tableOf(origen);
    const { numAffectedRows } = await sql`
      delete from ${table}
      where ${source} = ${origen.id} and ${target} = ${productoId}`.execute(trx);
    return Number(numAffectedRows ?? 0) > 0;
  });
}

export function moveRelacion(origen: Origen, productoId: string, step: -1 | 1, actor: Actor) {
  const details = { tipo: origen.tipo, producto: productoId };
  const suceso = { actor, action: "relacion.ordenada", target: origen.id, details } as const;
  return writeRecorded(suceso, async (trx) => {
    const ids = await relatedIds(trx, origen);
    if (!ids.includes(productoId)) return false;
    await writeOrden(trx, origen, moveIn(ids, productoId, step) ?? ids);
    return true;
  });
}

async function relatedIds(trx: Trx, origen: Origen): Promise<string[]> {
  const { table, source, target } = tableOf(origen);
  const { rows } = await sql<{ id: string }>`
    select productos.id from ${table} as relacion
    join productos on productos.id = relacion.${target}
    where relacion.${source} = ${origen.id}
    order by relacion.orden, productos.titulo_folded, productos.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Numbers the list from 0, so that no two products have the same place. */
async function writeOrden(trx: Trx, origen: Origen, ids: readonly string[]): Promise<void> {
  const { table, source, target } = tableOf(origen);
  for (const [orden, id] of ids.entries()) {
    await sql`
      update ${table} set orden = ${orden}
      where ${source} = ${origen.id} and ${target} = ${id} and orden <> ${orden}`.execute(trx);
  }
}
