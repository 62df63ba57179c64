import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { TABLES, type TipoPublicable } from "~/domain/tipo";
import { database, type Trx } from "~db/client.server";
import type { DemoCount } from "./pendiente";

/** How much of the demo catalogue is still there. */
export async function countDemo(): Promise<DemoCount> {
  const { read } = database();
  const count = (tipo: TipoPublicable) =>
    read
      .selectFrom(TABLES[tipo])
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("demo", "=", 1)
      .executeTakeFirstOrThrow();
  const [productos, consejos] = await Promise.all([count("producto"), count("consejo")]);
  return { productos: productos.total, consejos: consejos.total };
}

/** Deletes what came with the demo catalogue, also where an editor has changed it since. */
export async function deleteDemo(trx: Trx): Promise<DemoCount> {
  return {
    productos: await deleteAll(trx, "producto"),
    consejos: await deleteAll(trx, "consejo"),
  };
}

/** With their versions, which nobody could reach any more. */
async function deleteAll(trx: Trx, tipo: TipoPublicable) {
  const table = TABLES[tipo];
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
