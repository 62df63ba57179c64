import { codeOf } from "~/runtime/error-code";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import { endWork, giveBack, inShort } from "~db/lease.server";
import { type ClaimedMail, CORREOS, claimDue, markSent } from "./outbox.server";
import type { Transport } from "./transport.server";

type Sender = { owner: string; transport: Transport; isStopping?: () => boolean; now?: () => Date };

export async function sendDue(sender: Sender): Promise<void> {
  const { owner, isStopping = () => false, now = () => new Date() } = sender;
  while (!isStopping()) {
    const mail = await claimDue(owner, now());
    if (!mail) return;
    try {
      await sender.transport(mail);
    } catch (error) {
      await noteFailure(mail, error, now());
      continue;
    }
    await markSent(mail.id, now());
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, CORREOS.waitMs];

async function noteFailure({ lease, attempts }: ClaimedMail, error: unknown, now: Date) {
  const isOver = isFinal(error) || attempts >= CORREOS.maxAttempts;
  // The server's message may quote a mail address, so only its code is logged.
  log().warn({ mail: lease.id, attempts, code: codeOf(error), isOver }, "mail not sent");
  if (isFinal(error)) {
    const failed = { ...CORREOS.failed, last_error: inShort(error) };
    return database().write((trx) => endWork(trx, lease, failed));
  }
  const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? MINUTE;
  await giveBack(lease, { error, runAfter: new Date(now.getTime() + delay) });
}

const MENDABLE = ["EAUTH", "ETLS"];

/** A 5xx answer is final, except one about the connection, which may work later. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  return Number(error.responseCode) >= 500 && !MENDABLE.includes(codeOf(error) ?? "");
}
