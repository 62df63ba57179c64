import { type Actor, recordSuceso } from "~/domain/historial/historial.server";
import { TABLES, type TipoPublicable } from "~/domain/tipo";
import { database, type Trx } from "~db/client.server";
import type { DemoCount } from "./pendiente";

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

/** Deletes demo rows also where an editor has changed them since. */
export async function deleteDemo(trx: Trx): Promise<DemoCount> {
  return {
    productos: await deleteAll(trx, "producto"),
    consejos: await deleteAll(trx, "consejo"),
  };
}

/** Nobody could reach their versions any more. */
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

export function removeDemoCatalogue(actor: Actor): Promise<DemoCount> {
  return database().write(async (trx) => {
    const removed = await deleteDemo(trx);
    await recordSuceso(trx, { actor, action: "demo.retirado", details: { ...removed } });
    return removed;
  });
}
