import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
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
  const productos = await trx.deleteFrom("productos").where("demo", "=", 1).executeTakeFirst();
  const consejos = await trx.deleteFrom("consejos").where("demo", "=", 1).executeTakeFirst();
  return {
    productos: Number(productos.numDeletedRows),
    consejos: Number(consejos.numDeletedRows),
  };
}

/** The same, recorded as the doing of a main admin. */
export function removeDemoCatalogue(actor: Actor): Promise<DemoCount> {
  return database().write(async (trx) => {
    const removed = await deleteDemo(trx);
    await recordSuceso(trx, { actor, action: "demo.retirado", details: { ...removed } });
    return removed;
  });
}
