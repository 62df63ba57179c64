import type { Selectable } from "kysely";
import { database, type Trx } from "~db/client.server";
import { announce, type Cola, claim, RELEASED } from "~db/lease.server";
import type { Schema } from "~db/schema/schema";
import { mailHost } from "./addresses.server";

interface Mail {
  /** Becomes part of the Message-ID that recipients get, so it must not be a secret. */
  id: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
}

export type QueuedMail = Pick<
  Selectable<Schema["correos"]>,
  "id" | "message_id" | "recipient" | "reply_to" | "subject" | "body" | "created_at"
>;

const MAIL_ID = /^[A-Za-z0-9-]{1,80}$/;
/** Stricter than mail standards: other characters could form a second address or a new header. */
const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/;

const MINUTE = 60_000;

/** A failed mail loses its text, because a link in it may give access to an account. */
export const CORREOS = {
  table: "correos",
  leaseMs: 2 * MINUTE,
  waitMs: 24 * 60 * MINUTE,
  maxAttempts: 12,
  failed: { status: "failed", body: "" },
} as const satisfies Cola<"correos">;

/** Queues a mail in the transaction that causes it. @returns false if the id is known already */
export async function enqueue(trx: Trx, mail: Mail, now = new Date(), runAfter = now) {
  check(mail);
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("correos")
    .values({
      id: mail.id,
      message_id: `<${mail.id}@${mailHost()}>`,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body: mail.text,
      run_after: runAfter.toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  announce("correos");
  return numInsertedOrUpdatedRows > 0n;
}

function check({ id, to, replyTo }: Mail): void {
  if (!MAIL_ID.test(id)) throw new Error("a mail's id is letters, digits and hyphens");
  if (![to, replyTo ?? to].every((address) => ADDRESS.test(address))) {
    throw new Error("a mail goes to one address and is answered to one");
  }
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

export async function claimDue(owner: string, now: Date) {
  const mail = await database().write((trx) => claim(trx, CORREOS, owner, { now }));
  return mail && { ...mail, lease: { cola: CORREOS, id: mail.id, owner } };
}

/** Marks a mail sent even if its lease has run out, as it would else be sent once more. */
export async function markSent(id: string, now: Date): Promise<void> {
  const sent = { status: "sent" as const, sent_at: now.toISOString(), body: "", last_error: null };
  await database().write((trx) =>
    trx
      .updateTable("correos")
      .set({ ...RELEASED, ...sent })
      .where("id", "=", id)
      .execute(),
  );
}

/** `problem` is the server's last answer to a mail that is still waiting or has failed. */
export async function findQueueState() {
  const unsent = database().read.selectFrom("correos").where("status", "!=", "sent");
  const counted = unsent.select(({ fn }) => ["status", fn.countAll<number>().as("total")]);
  const rows = await counted.groupBy("status").execute();
  const told = unsent.select(["last_error as text", "created_at as at"]);
  const failing = told.where("last_error", "is not", null).orderBy("created_at", "desc");
  const problem = await failing.executeTakeFirst();
  const failed = rows.find(({ status }) => status === "failed")?.total ?? 0;
  const waiting = rows.reduce((sum, { total }) => sum + total, -failed);
  return { waiting, failed, problem };
}

export async function purgeCorreos(trx: Trx, before: Date): Promise<void> {
  const done = trx.deleteFrom("correos").where("status", "!=", "queued");
  await done.where("created_at", "<", before.toISOString()).execute();
}
