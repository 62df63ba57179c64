import { codeOf } from "~/error-code";
import { log } from "~/log.server";
import { delayAfter, MAX_ATTEMPTS } from "./backoff";
import { type ClaimedMail, claimDue, markDelayed, markFailed, markSent } from "./lease.server";
import type { Transport } from "./transport.server";

const MAX_ERROR_LENGTH = 300;

interface Sender {
  /** Names this process in the leases it takes. */
  owner: string;
  transport: Transport;
  /** Asked between two mails. */
  isStopping?: () => boolean;
  now?: () => Date;
}

/** Sends every mail that is due, one after the other. Several processes may do so at once. */
export async function sendDue(sender: Sender): Promise<void> {
  const { owner, isStopping = () => false, now = () => new Date() } = sender;
  while (!isStopping()) {
    const mail = await claimDue(owner, now());
    if (!mail) return;
    try {
      await sender.transport(mail);
    } catch (error) {
      await noteFailure(mail, owner, error, now());
      continue;
    }
    await markSent(mail.id, now());
  }
}

async function noteFailure(mail: ClaimedMail, owner: string, error: unknown, now: Date) {
  const { id, attempts } = mail;
  const text = String(error).slice(0, MAX_ERROR_LENGTH);
  const isOver = isFinal(error) || attempts >= MAX_ATTEMPTS;
  // The server's words may quote addresses, so they stay out of the log.
  log().warn({ mail: id, attempts, code: codeOf(error), isOver }, "mail not sent");
  if (isOver) await markFailed(id, owner, text);
  else await markDelayed(id, owner, text, new Date(now.getTime() + delayAfter(attempts)));
}

/** Faults of our own sign-in and of encryption are gone when the settings are mended. */
const MENDABLE = ["EAUTH", "ETLS"];

/** A 5xx answer is about this mail and stays, unless it is about the connection. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  return Number(error.responseCode) >= 500 && !MENDABLE.includes(codeOf(error) ?? "");
}
