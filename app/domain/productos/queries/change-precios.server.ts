import type { Actor } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { updateProducto } from "./write-productos.server";

export interface PrecioNuevo {
  id: string;
  /** The one that its editor saw. */
  antes: string;
  precio: string;
}

/** Changes all or none, and nothing but prices. @returns the products whose price is another by now */
export function changePrecios(precios: readonly PrecioNuevo[], actor: Actor) {
  return database().write(async (trx) => {
    const ids = precios.map(({ id }) => id);
    const columns = ["id", "title", "price"] as const;
    const rows = await trx
      .selectFrom("productos")
      .select(columns)
      .where("id", "in", listed(ids))
      .execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const waiting = precios.filter(({ id, precio }) => (stored.get(id)?.price ?? "") !== precio);
    const others = waiting.flatMap(({ id, antes }) => {
      const row = stored.get(id);
      return row && (row.price ?? "") !== antes ? row : [];
    });
    if (others.length > 0) return others;
    for (const { id, precio } of waiting) {
      await updateProducto(trx, { id }, { price: precio || null }, { actor });
    }
    return [];
  });
}
