import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import type { RevisionTipo } from "~/domain/revisiones/revisiones.server";
import { database, type Trx } from "~db/client.server";
import type { DemoCount } from "./pendiente";

/** How much of the demo catalogue is still there. */
export async function countDemo(): Promise<DemoCount> {
  const { read } = database();
  const count = (table: "productos" | "consejos") =>
    read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("demo", "=", 1)
      .executeTakeFirstOrThrow();
  const [productos, consejos] = await Promise.all([count("productos"), count("consejos")]);
  return { productos: productos.total, consejos: consejos.total };
}

/** Deletes what came with the demo catalogue, also where an editor has changed it since. */
export async function deleteDemo(trx: Trx): Promise<DemoCount> {
  return {
    productos: await deleteAll(trx, "producto", "productos"),
    consejos: await deleteAll(trx, "consejo", "consejos"),
  };
}

/** With their versions, which nobody could reach any more. */
async function deleteAll(trx: Trx, tipo: RevisionTipo, table: "productos" | "consejos") {
  await trx
    .deleteFrom("revisiones")
    .where("tipo", "=", tipo)
    .where("item_id", "in", ({ selectFrom }) =>
      selectFrom(table).select("id").where("demo", "=", 1),
    )
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where("demo", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The same, recorded as the doing of a main admin. */
export function removeDemoCatalogue(actor: Actor): Promise<DemoCount> {
  return database().write(async (trx) => {
    const removed = await deleteDemo(trx);
    await recordSuceso(trx, { actor, action: "demo.retirado", details: { ...removed } });
    return removed;
  });
}
