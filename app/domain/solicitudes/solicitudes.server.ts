import type { Trx } from "~db/client.server";

/** Forgets requests for admin rights that were rejected before `before`. */
export async function purgeRechazadas(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("admin_requests")
    .where("status", "=", "rejected")
    .where("approved_at", "<", before.toISOString())
    .execute();
}
