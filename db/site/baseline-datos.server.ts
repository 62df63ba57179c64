import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";

/**
 * The first main categories begin with the facts of the demo's sheets; where somebody has made a sheet, it stays
 * as it is. A running site never needs the values of the demo in its memory.
 */
export async function insertDatos(trx: Pick<Transaction<Schema>, "selectFrom" | "insertInto">) {
  const { demoDatos } = await import("../demo/fichas");
  const rows = await trx
    .selectFrom("categorias")
    .select(["id", "slug"])
    .where("parent_id", "is", null)
    .where("oculta", "=", 0)
    .execute();
  const made = await trx.selectFrom("datos").select("categoria_id").distinct().execute();
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  for (const { categoria, row } of demoDatos) {
    const categoria_id = idOf.get(categoria);
    if (!categoria_id || made.some((each) => each.categoria_id === categoria_id)) continue;
    const insert = trx.insertInto("datos").values({ ...row, categoria_id });
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}
