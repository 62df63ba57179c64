import { randomUUID } from "node:crypto";
import { readAjustes } from "~/domain/ajustes/ajustes.server";
import {
  type AttemptLimit,
  TooManyAttemptsError,
  takeAttempt,
} from "~/domain/attempt-limits/attempt-limits.server";
import { listMainAdmins } from "~/domain/profiles/profiles.server";
import { enqueue } from "~/mail/outbox.server";
import type { Trx } from "~db/client.server";
import { type AuthMail, SITE } from "./auth-mails";
import { hashAccount } from "./cookies.server";

/** Mails that strangers can have sent to one address. */
const ASKED_FOR: AttemptLimit = { purpose: "correo", max: 3, windowMs: 24 * 60 * 60 * 1000 };

/** Queues a mail about an account, in the transaction of what it tells of. */
export async function mailTo(trx: Trx, to: string, mail: AuthMail, now: Date): Promise<void> {
  const { nombre } = await readAjustes(trx);
  const subject = mail.subject.replaceAll(SITE, nombre);
  const text = mail.text.replaceAll(SITE, nombre);
  await enqueue(trx, { id: `${mail.kind}-${randomUUID()}`, to, subject, text }, now);
}

/** Queues a mail to each main admin. */
export async function mailMainAdmins(trx: Trx, mail: AuthMail, now: Date): Promise<void> {
  for (const { email } of await listMainAdmins(trx)) await mailTo(trx, email, mail, now);
}

/**
 * Whether one more mail may go to an address because somebody typed it. Whoever typed it is not told:
 * the answer to the form stays the same.
 */
export async function mayMail(trx: Trx, to: string, now: Date): Promise<boolean> {
  try {
    await takeAttempt(trx, { limit: ASKED_FOR, who: hashAccount(to) }, now);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
