import { sql } from "kysely";
import { moveIn } from "~/domain/orden";
import type { TipoPublicable } from "~/domain/tipo";
import type { Trx } from "~db/client.server";
import { refusedBy } from "~db/engine/engine.server";
import type { Origen } from "./relacion";

const RELATIONS: Record<TipoPublicable, { table: string; source: string; target: string }> = {
  producto: {
    table: "productos_relacionados",
    source: "producto_id",
    target: "producto_relacionado_id",
  },
  consejo: {
    table: "consejos_productos_relacionados",
    source: "consejo_id",
    target: "producto_id",
  },
};

function tableOf({ tipo }: Origen) {
  const { table, source, target } = RELATIONS[tipo];
  return { table: sql.table(table), source: sql.ref(source), target: sql.ref(target) };
}

/** The source or a product was deleted meanwhile; nothing is related then. */
export class RelatedGoneError extends Error {
  override name = "RelatedGoneError";
}

/**
 * New products come last; pairs that exist stay.
 * @returns how many are new
 * @throws {RelatedGoneError}
 */
export async function relate(
  trx: Trx,
  origen: Origen,
  productoIds: readonly string[],
): Promise<number> {
  const before = await relatedIds(trx, origen);
  await writeOrden(trx, origen, before);
  const { table, source, target } = tableOf(origen);
  let orden = before.length;
  try {
    for (const productoId of productoIds) {
      const { numAffectedRows } = await sql`
        insert into ${table} (${source}, ${target}, orden)
        values (${origen.id}, ${productoId}, ${orden})
        on conflict do nothing`.execute(trx);
      orden += Number(numAffectedRows ?? 0);
    }
  } catch (error) {
    if (refusedBy(error) === "foreign key") throw new RelatedGoneError();
    throw error;
  }
  return orden - before.length;
}

export async function unrelate(trx: Trx, origen: Origen, productoId: string): Promise<boolean> {
  const { table, source, target } = tableOf(origen);
  const { numAffectedRows } = await sql`
    delete from ${table} where ${source} = ${origen.id} and ${target} = ${productoId}`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function moveRelated(
  trx: Trx,
  origen: Origen,
  productoId: string,
  step: -1 | 1,
): Promise<boolean> {
  const ids = await relatedIds(trx, origen);
  if (!ids.includes(productoId)) return false;
  await writeOrden(trx, origen, moveIn(ids, productoId, step) ?? ids);
  return true;
}

async function relatedIds(trx: Trx, origen: Origen): Promise<string[]> {
  const { table, source, target } = tableOf(origen);
  const { rows } = await sql<{ id: string }>`
    select productos.id from ${table} as relacion
    join productos on productos.id = relacion.${target}
    where relacion.${source} = ${origen.id}
    order by relacion.orden, productos.titulo_folded, productos.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Numbers the list from 0, so that no two share a place. */
async function writeOrden(trx: Trx, origen: Origen, ids: readonly string[]): Promise<void> {
  const { table, source, target } = tableOf(origen);
  for (const [orden, id] of ids.entries()) {
    await sql`
      update ${table} set orden = ${orden}
      where ${source} = ${origen.id} and ${target} = ${id} and orden <> ${orden}`.execute(trx);
  }
}
