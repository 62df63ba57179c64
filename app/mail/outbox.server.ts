import { EventEmitter } from "node:events";
import type { Trx } from "~db/client.server";
import { mailHost } from "./addresses.server";
import type { Mail } from "./mail";

const MAIL_ID = /^[A-Za-z0-9-]{1,80}$/;
/** One bare address; anything else might be read as two, or as the start of a header. */
const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/;

const queue = new EventEmitter();

/** Calls the listener when this process has queued a mail. */
export function onMailQueued(listener: () => void): void {
  queue.on("mail", listener);
}

/**
 * Queues a mail in the transaction of what it tells about, so that neither exists without the other.
 * @param runAfter when it goes out, within a day
 * @returns whether it was: the same id again queues nothing
 */
export async function enqueue(
  trx: Trx,
  mail: Mail,
  now = new Date(),
  runAfter = now,
): Promise<boolean> {
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
  // Early is harmless: whoever wakes up waits for this transaction on the one write connection.
  queue.emit("mail");
  return numInsertedOrUpdatedRows > 0n;
}

function check({ id, to, replyTo }: Mail): void {
  if (!MAIL_ID.test(id)) throw new Error("a mail's id is letters, digits and hyphens");
  if (![to, replyTo ?? to].every((address) => ADDRESS.test(address))) {
    throw new Error("a mail goes to one address and is answered to one");
  }
}

/** Forgets mails that ended, sent or not, and were queued before `before`. */
export async function purgeCorreos(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("correos")
    .where("status", "!=", "queued")
    .where("created_at", "<", before.toISOString())
    .execute();
}
