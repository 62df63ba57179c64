import { chosenCategoria } from "~/domain/categorias/queries/resolve-categoria.server";
import { type Actor, recordSuceso } from "~/domain/historial/historial.server";

import type { Writing } from "~/domain/versiones/change-item.server";
import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { countFeatured, feature, unfeature } from "./destacados.server";
import { insertProducto, type NewProducto } from "./write-productos.server";

/** Adds one whose category somebody has chosen, where an import may name an unknown one. */
export async function addProducto(trx: Trx, campos: NewProducto, writing: Writing) {
  const category = await chosenCategoria(trx, campos.category);
  if (category === undefined) return { outcome: "no-categoria" as const };
  return insertProducto(trx, { ...campos, category }, writing);
}

export async function setDestacado(id: string, isOn: boolean, actor: Actor) {
  try {
    return await database().write(async (trx) => {
      const outcome = isOn ? await feature(trx, id) : await unfeature(trx, id);
      const action = isOn ? "producto.destacado" : "producto.no-destacado";
      const isDone = outcome === "destacado.puesto" || outcome === "destacado.quitado";
      if (isDone) await recordSuceso(trx, { actor, action, target: id });
      return outcome;
    });
  } catch (error) {
    log().error({ err: error }, "product not featured");
    if (error instanceof DatabaseBusyError) return "destacado.ocupado";
    const count = await countFeatured().catch(() => undefined);
    return count === undefined ? "destacado.sin-contar" : "destacado.fallo";
  }
}
