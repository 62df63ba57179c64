import { sql } from "kysely";
import { countRows } from "~/domain/paginas.server";
import { FEATURED_LIMIT } from "~/domain/productos/rules/producto";
import { database, type Trx } from "~db/client.server";
import { findRow } from "./productos-admin.server";

/** The limit is part of the one statement, so that several at once cannot pass it together. */
export async function feature(trx: Trx, id: string) {
  const { numUpdatedRows } = await trx
    .updateTable("productos")
    .set({ destacado_home: 1 })
    .where("id", "=", id)
    .where("estado", "=", "published")
    .where("retirada", "is", null)
    .where(
      sql<boolean>`(destacado_home = 1
        or (select count(*) from productos where destacado_home = 1) < ${FEATURED_LIMIT})`,
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return "destacado.puesto";
  const row = await findRow(id, trx);
  if (!row) return "destacado.sin-fila";
  if (row.estado === "draft") return "destacado.borrador";
  return row.retirada ? "destacado.retirado" : "destacado.limite";
}

export async function unfeature(trx: Trx, id: string) {
  const own = trx.updateTable("productos").where("id", "=", id);
  const { numUpdatedRows } = await own.set({ destacado_home: 0 }).executeTakeFirst();
  return numUpdatedRows > 0n ? "destacado.quitado" : "destacado.sin-fila";
}

export const countFeatured = () =>
  countRows(database().read.selectFrom("productos").where("destacado_home", "=", 1));
