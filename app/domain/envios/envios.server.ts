import type { Trx } from "~db/client.server";

/**
 * Takes the one use of a form's `idem`, in the transaction of what the form makes.
 * @returns false when the same form was already sent and taken
 */
export async function takeEnvio(trx: Trx, idem: string, resultado: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("envios")
    .values({ idem, resultado, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("idem").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Gives the use back, in the same transaction: what the form asked for was refused. */
export async function releaseEnvio(trx: Trx, idem: string): Promise<void> {
  await trx.deleteFrom("envios").where("idem", "=", idem).execute();
}

/** Forgets forms sent before `before`; their seals must be expired by then. */
export async function purgeEnvios(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("envios").where("created_at", "<", before.toISOString()).execute();
}
