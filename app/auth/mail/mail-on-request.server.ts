import { setTimeout as wait } from "node:timers/promises";
import { type Credentials, findCredentials } from "~/auth/password/credentials.server";
import type { Submission } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { countersAt, takeAttempts } from "~base/limits/attempts.server";
import { database, type Trx } from "~db/client.server";
import { type Asking, mayMail } from "./send-mail.server";

export type Sender = Record<"origin" | "clientAddress", string>;

export function senderOf({ request, context }: Omit<Submission, "form">): Sender {
  return { origin: siteOrigin(request), clientAddress: context.clientAddress };
}

/** Answers the same without an account. @throws {TooManyAttemptsError} */
export async function mailOnRequest(
  { email, asking }: { email: string; asking: Asking },
  { clientAddress }: Sender,
  now: Date,
  send: (trx: Trx, known: Credentials) => Promise<void>,
): Promise<void> {
  const known = await findCredentials(email);
  await database().write(async (trx) => {
    await takeAttempts(trx, countersAt("registro", clientAddress), now);
    const isAllowed = await mayMail(trx, asking, email, now);
    if (known && isAllowed) await send(trx, known);
  });
}

/** Each time must exceed that of the work it hides. */
export const EVEN_MS = { mail: 50, hash: 250 } as const;

/** Equalises the time of answers, because known addresses cause more writes than unknown ones. */
export async function inEvenTime<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, wait(ms)]);
  return work;
}
