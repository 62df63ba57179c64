import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import type { ProductoMensaje } from "~/domain/productos/rules/mensajes";
import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { isWriteTrouble } from "~db/trouble.server";

/** The text of the price stays as it is, so the product gets no new version. */
export async function checkPrecio(trx: Trx, id: string, actor: Actor, now = new Date()) {
  const { numUpdatedRows } = await trx
    .updateTable("productos")
    .set({ precio_comprobado_at: now.toISOString() })
    .where("id", "=", id)
    .where("price", "is not", null)
    .executeTakeFirst();
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
