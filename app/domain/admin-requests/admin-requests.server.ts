import { randomUUID } from "node:crypto";
import { grant } from "~/domain/profiles/profiles.server";
import { database, type Trx } from "~db/client.server";
import type { AdminRequest, Decision } from "./admin-request";

/** Every sign-up is a request. */
export async function insertRequest(
  trx: Trx,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("admin_requests")
    .values({ id: randomUUID(), user_id: userId, email, requested_at: now.toISOString() })
    .execute();
}

/** Requests to decide: of people whose address is verified. */
function pending() {
  return database()
    .read.selectFrom("admin_requests")
    .innerJoin("credenciales", "credenciales.user_id", "admin_requests.user_id")
    .where("status", "=", "pending")
    .where("verified_at", "is not", null);
}

export async function countPending(): Promise<number> {
  const { total } = await pending()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The same, newest first. */
export async function listPending(): Promise<AdminRequest[]> {
  const rows = await pending()
    .select(["admin_requests.id", "admin_requests.user_id", "email", "requested_at"])
    .orderBy("requested_at", "desc")
    .orderBy("admin_requests.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    email: row.email,
    requestedAt: row.requested_at,
  }));
}

/** Whether a request of this person waits for a decision. */
export async function isWaiting(userId: string): Promise<boolean> {
  const row = await database()
    .read.selectFrom("admin_requests")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Decides a request; of two decisions at once the first one stands.
 * @returns whose it was; undefined when it is not there or was decided before
 */
export async function decideRequest(
  trx: Trx,
  { id, decision, by }: { id: string; decision: Decision; by: string },
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const row = await trx
    .updateTable("admin_requests")
    .set({ status: decision, approved_by: by, approved_at: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (!row) return undefined;
  if (decision === "approved") await grant(trx, row.user_id, "contributor", now);
  return { userId: row.user_id, email: row.email };
}

/** The first main admin's own request needs nobody else's word. */
export async function approveOwnRequest(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable("admin_requests")
    .set({ status: "approved", approved_by: userId, approved_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .execute();
}

/** Forgets requests that were rejected before `before`. */
export async function purgeRejected(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("admin_requests")
    .where("status", "=", "rejected")
    .where("approved_at", "<", before.toISOString())
    .execute();
}
