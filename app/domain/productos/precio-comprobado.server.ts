import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { log } from "~/log.server";
import { database, type Trx } from "~db/client.server";
import { isWriteTrouble } from "~db/trouble.server";
import type { ProductoMensaje } from "./mensajes";

/**
 * Notes that a product's price is still right. Its text stays as it is, so it gets no new version.
 * @returns whether it has a price
 */
export async function checkPrecio(
  trx: Trx,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<boolean> {
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

/** The same for a button. @returns the message to show, whatever happened */
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
