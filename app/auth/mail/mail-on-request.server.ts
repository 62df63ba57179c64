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

/** The answer is the same as for an address without an account. @throws {TooManyAttemptsError} */
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

/** Each must exceed the work that it hides. */
export const EVEN_MS = { mail: 50, hash: 250 } as const;

/** A known address writes more rows than an unknown one, which the time of an answer would tell. */
export async function inEvenTime<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, wait(ms)]);
  return work;
}
