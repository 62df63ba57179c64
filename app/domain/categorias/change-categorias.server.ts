import { makeOnce } from "~/domain/envios/envios.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/imagenes.server";
import { database } from "~db/client.server";
import type { CategoriaCampos } from "./categoria";
import { moveCategoria } from "./order-categorias.server";
import { deleteCategoria, insertCategoria, updateCategoria } from "./write-categorias.server";

/** @throws {GoneImageError} */
export function createCategoria(
  campos: CategoriaCampos,
  { idem, actor }: { idem: string; actor: Actor },
) {
  const now = new Date();
  return makeOnce({ idem, resultado: "categoria", now }, async (trx) => {
    await requireInLibrary(trx, [campos.imagen_url ?? ""]);
    const result = await insertCategoria(trx, campos, now);
    if (result.outcome === "saved") {
      const details = { nombre: campos.nombre };
      await recordSuceso(trx, { actor, action: "categoria.creada", target: result.id, details });
    }
    return result;
  });
}

/** @throws {GoneImageError} */
export function editCategoria(
  row: { id: string; version: number },
  campos: CategoriaCampos,
  actor: Actor,
) {
  return database().write(async (trx) => {
    await requireInLibrary(trx, [campos.imagen_url ?? ""]);
    const result = await updateCategoria(trx, row, campos);
    if (result.outcome === "saved") {
      const details = { nombre: campos.nombre };
      await recordSuceso(trx, { actor, action: "categoria.editada", target: row.id, details });
    }
    return result;
  });
}

export function removeCategoria(id: string, moveTo: string | undefined, actor: Actor) {
  return database().write(async (trx) => {
    const result = await deleteCategoria(trx, id, { moveTo, actor });
    if (result.outcome === "deleted") {
      const details = { nombre: result.nombre };
      await recordSuceso(trx, { actor, action: "categoria.eliminada", target: id, details });
    }
    return result;
  });
}

/** @returns false when it is gone, or at that end already */
export function reorderCategoria(id: string, paso: -1 | 1, actor: Actor): Promise<boolean> {
  return database().write(async (trx) => {
    const nombre = await moveCategoria(trx, id, paso);
    if (nombre === undefined) return false;
    const details = { nombre };
    await recordSuceso(trx, { actor, action: "categoria.ordenada", target: id, details });
    return true;
  });
}
