import type { Trx } from "~db/client.server";

/** Forgets entries older than `before`; the table itself refuses to lose younger ones than a year. */
export async function purgeHistorial(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("audit_log").where("at", "<", before.toISOString()).execute();
}
