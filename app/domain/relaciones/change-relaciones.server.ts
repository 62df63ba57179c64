import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import type { Origen } from "./relacion";
import { moveRelated, relate, unrelate } from "./write-relaciones.server";

/** @throws {RelatedGoneError} then none is related */
export function addRelaciones(origen: Origen, productoIds: readonly string[], actor: Actor) {
  return database().write(async (trx) => {
    const added = await relate(trx, origen, productoIds);
    if (added === 0) return;
    const details = { tipo: origen.tipo, productos: added };
    await recordSuceso(trx, { actor, action: "relacion.creada", target: origen.id, details });
  });
}

export function removeRelacion(origen: Origen, productoId: string, actor: Actor) {
  return database().write(async (trx) => {
    const isRemoved = await unrelate(trx, origen, productoId);
    if (isRemoved) {
      const details = { tipo: origen.tipo, producto: productoId };
      await recordSuceso(trx, { actor, action: "relacion.eliminada", target: origen.id, details });
    }
    return isRemoved;
  });
}

export function moveRelacion(origen: Origen, productoId: string, step: -1 | 1, actor: Actor) {
  return database().write(async (trx) => {
    const isMoved = await moveRelated(trx, origen, productoId, step);
    if (isMoved) {
      const details = { tipo: origen.tipo, producto: productoId };
      await recordSuceso(trx, { actor, action: "relacion.ordenada", target: origen.id, details });
    }
    return isMoved;
  });
}
