import { log } from "~/runtime/log.server";
import { precioText } from "~base/precio";
import { database, type Trx } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { isWriteTrouble } from "~db/trouble.server";
import type { ProductoMensaje } from "~nouns/productos/rules/producto-messages";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { updateProducto } from "./write-productos.server";

/** Makes no new version, because only the date of the check changes, and not the price. */
export async function checkPrecio(trx: Trx, id: string, actor: Actor, now = new Date()) {
  const priced = trx.updateTable("productos").where("id", "=", id).where("price", "is not", null);
  const checked = priced.set({ precio_comprobado_at: now.toISOString() });
  const { numUpdatedRows } = await checked.executeTakeFirst();
  if (!numUpdatedRows) return false;
  await recordSuceso(trx, { actor, action: "producto.precio-comprobado", target: id }, now);
  return true;
}

export async function markPrecio(id: string, actor: Actor): Promise<ProductoMensaje> {
  try {
    const isMarked = await database().write((trx) => checkPrecio(trx, id, actor));
    return isMarked ? "precio.comprobado" : "precio.sin-precio";
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "price not marked as checked");
    return "precio.fallo";
  }
}

export interface PrecioNuevo {
  id: string;
  antes: string;
  precio: string;
}

/** Changes prices, all or none. @returns products whose price was changed by others meanwhile */
export function changePrecios(precios: readonly PrecioNuevo[], actor: Actor) {
  return database().write(async (trx) => {
    const ids = precios.map(({ id }) => id);
    const all = trx.selectFrom("productos").select(["id", "title", "price"]);
    const rows = await all.where("id", "in", listed(ids)).execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const isNow = (id: string, price: string) =>
      precioText(stored.get(id)?.price) === precioText(price);
    const waiting = precios.filter(({ id, precio }) => !isNow(id, precio));
    const others = waiting.flatMap(({ id, antes }) => {
      const row = stored.get(id);
      return row && !isNow(id, antes) ? row : [];
    });
    if (others.length > 0) return others;
    for (const { id, precio } of waiting) {
      await updateProducto(trx, { id }, { price: precio || null }, { actor });
    }
    return [];
  });
}
