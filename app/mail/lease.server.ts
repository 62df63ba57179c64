import type { Selectable, Updateable } from "kysely";
import { database } from "~db/client.server";
import { heldBy, isFree, RELEASED } from "~db/lease";
import type { Schema } from "~db/schema";
import { MAX_DELAY_MS } from "./backoff";
import type { QueuedMail } from "./mail";

/** A process that died while it sent gives its mail back after this time. */
export const LEASE_MS = 2 * 60_000;

const TIMES = { leaseMs: LEASE_MS, waitMs: MAX_DELAY_MS };

export interface ClaimedMail extends QueuedMail {
  /** Counting this one. */
  attempts: number;
}

/** Takes the mail that has been due for longest, for the time of a lease. */
export function claimDue(owner: string, now: Date): Promise<ClaimedMail | undefined> {
  return database().write(async (trx) => {
    const claimed = await trx
      .updateTable("correos")
      .set(heldBy(owner, now, TIMES))
      .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
      .where("id", "=", (eb) =>
        eb
          .selectFrom("correos")
          .select("id")
          .where("status", "=", "queued")
          .where(isFree("correos", now, TIMES))
          .orderBy("run_after")
          .orderBy("id")
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
    return claimed && toMail(claimed);
  });
}

function toMail(row: Selectable<Schema["correos"]>): ClaimedMail {
  return {
    id: row.id,
    messageId: row.message_id,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at,
    attempts: row.attempts,
  };
}

/**
 * Marks a mail as sent, even if the lease has run out meanwhile: it must not be sent again. Its
 * text is deleted, as a link in it may be a key to an account.
 */
export function markSent(id: string, now: Date): Promise<void> {
  const sentAt = now.toISOString();
  return update(id, { ...RELEASED, status: "sent", sent_at: sentAt, body: "", last_error: null });
}

/** @param runAfter when to try again */
export function markDelayed(id: string, owner: string, error: string, runAfter: Date) {
  const values = { ...RELEASED, run_after: runAfter.toISOString(), last_error: error };
  return update(id, values, owner);
}

/** Nobody tries again; the admin area shows it. Its text goes, as that of a sent one. */
export function markFailed(id: string, owner: string, error: string): Promise<void> {
  return update(id, { ...RELEASED, status: "failed", body: "", last_error: error }, owner);
}

async function update(id: string, values: Updateable<Schema["correos"]>, owner?: string) {
  await database().write((trx) =>
    trx
      .updateTable("correos")
      .set(values)
      .where("id", "=", id)
      .$if(owner !== undefined, (query) => query.where("lease_owner", "=", owner ?? ""))
      .execute(),
  );
}
