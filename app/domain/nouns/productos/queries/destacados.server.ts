import { sql } from "kysely";
import { moveRow } from "~base/move-one-step.server";
import { database, type Trx } from "~db/client.server";
import { countRows } from "~db/paging.server";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import { findRow } from "./productos-admin.server";

const featured = (db: Pick<Trx, "selectFrom">) =>
  db.selectFrom("productos").where("destacado_home", "=", 1);

/** A newly featured product comes last; one that is featured already keeps its place. */
const place = sql<number>`case destacado_home when 1 then orden_home else
  (select coalesce(max(orden_home), 0) + 1 from productos where destacado_home = 1) end`;

/** The limit is checked in the same statement, so that simultaneous requests cannot exceed it. */
export async function feature(trx: Trx, id: string) {
  const { numUpdatedRows } = await trx
    .updateTable("productos")
    .set({ destacado_home: 1, orden_home: place })
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

export const moveFeatured = (paso: -1 | 1) => async (trx: Trx, id: string) => {
  const all = featured(trx).select("id").orderBy("orden_home").orderBy("titulo_folded");
  const step = { table: "productos", column: "orden_home", id, paso };
  const moved = await moveRow(trx, await all.execute(), step);
  return moved ? "destacado.movido" : "destacado.sin-fila";
};

export const countFeatured = () => countRows(featured(database().read));
