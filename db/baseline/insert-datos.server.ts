import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import { semillaDatos } from "./datos";

/** Gives the main categories of a new site their facts, unless a category has some already. */
export async function insertDatos(trx: Pick<Transaction<Schema>, "selectFrom" | "insertInto">) {
  const rows = await trx
    .selectFrom("categorias")
    .select(["id", "slug"])
    .where("parent_id", "is", null)
    .where("oculta", "=", 0)
    .execute();
  const made = await trx.selectFrom("datos").select("categoria_id").distinct().execute();
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  for (const { categoria, row } of semillaDatos) {
    const categoria_id = idOf.get(categoria);
    if (!categoria_id || made.some((each) => each.categoria_id === categoria_id)) continue;
    const insert = trx.insertInto("datos").values({ ...row, categoria_id });
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}
