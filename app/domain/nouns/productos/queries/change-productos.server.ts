import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { chosenCategoria } from "~nouns/categorias/queries/resolve-categoria.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import type { Writing } from "~record/versiones/change-item.server";
import { countFeatured, feature, moveFeatured, unfeature } from "./destacados.server";
import { insertProducto, type NewProducto } from "./write-productos.server";

/** Refuses an unknown category, because a form chooses one; an import may create it. */
export async function addProducto(trx: Trx, campos: NewProducto, writing: Writing) {
  const category = await chosenCategoria(trx, campos.category);
  if (category === undefined) return { outcome: "no-categoria" as const };
  return insertProducto(trx, { ...campos, category }, writing);
}

const DEEDS = {
  destacar: { deed: feature, done: "destacado.puesto", action: "producto.destacado" },
  quitar: { deed: unfeature, done: "destacado.quitado", action: "producto.no-destacado" },
  subir: { deed: moveFeatured(-1), done: "destacado.movido", action: "producto.ordenado" },
  bajar: { deed: moveFeatured(1), done: "destacado.movido", action: "producto.ordenado" },
} as const;

export const isOfDestacados = (intent: unknown): intent is keyof typeof DEEDS =>
  Object.hasOwn(DEEDS, String(intent));

export async function setDestacado(id: string, intent: keyof typeof DEEDS, actor: Actor) {
  const { deed, done, action } = DEEDS[intent];
  try {
    return await database().write(async (trx) => {
      const outcome = await deed(trx, id);
      if (outcome === done) await recordSuceso(trx, { actor, action, target: id });
      return outcome;
    });
  } catch (error) {
    log().error({ err: error }, "product not featured");
    if (error instanceof DatabaseBusyError) return "destacado.ocupado";
    const count = await countFeatured().catch(() => undefined);
    return count === undefined ? "destacado.sin-contar" : "destacado.fallo";
  }
}
