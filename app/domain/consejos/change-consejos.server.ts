import { findTipo } from "~/domain/categorias/resolve-categoria.server";
import { makeOnce } from "~/domain/envios/envios.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { requireInLibrary } from "~/domain/imagenes/imagenes.server";
import { database } from "~db/client.server";
import type { ConsejoCampos } from "./consejo";
import { deleteConsejo, insertConsejo, updateConsejo } from "./write-consejos.server";

/** @throws {GoneImageError} */
export function createConsejo(
  campos: ConsejoCampos,
  { idem, actor }: { idem: string; actor: Actor },
) {
  const now = new Date();
  return makeOnce({ idem, resultado: "consejo", now }, async (trx) => {
    await requireInLibrary(trx, [campos.imagen]);
    const categoria = await findTipo(trx, campos.categoria);
    if (categoria === undefined) return { outcome: "no-tipo" as const };
    const result = await insertConsejo(trx, { ...campos, categoria }, { actor, now });
    if (result.outcome === "saved") {
      const details = { titulo: campos.titulo };
      await recordSuceso(trx, { actor, action: "consejo.creado", target: result.id, details });
    }
    return result;
  });
}

/**
 * @param isRestored for an old version: its picture or its type may be gone
 * @throws {GoneImageError}
 */
export function editConsejo(
  row: { id: string; version: number },
  campos: ConsejoCampos,
  actor: Actor,
  { isRestored = false } = {},
) {
  return database().write(async (trx) => {
    if (!isRestored) await requireInLibrary(trx, [campos.imagen]);
    const result = await updateConsejo(trx, row, campos, { actor, needsTipo: !isRestored });
    if (result.outcome === "saved") {
      const details = { titulo: campos.titulo };
      await recordSuceso(trx, { actor, action: "consejo.editado", target: row.id, details });
    }
    return result;
  });
}

export function removeConsejo(id: string, actor: Actor) {
  return database().write(async (trx) => {
    const result = await deleteConsejo(trx, id, actor);
    if (result.outcome === "deleted") {
      const details = { titulo: result.titulo };
      await recordSuceso(trx, { actor, action: "consejo.eliminado", target: id, details });
    }
    return result;
  });
}
