import { hashAccount, readDevice } from "~/auth/session/cookies.server";
import { hashAddress } from "~/runtime/signature.server";
import * as attempts from "~base/attempt-limits/attempt-limits.server";
import type { Trx } from "~db/client.server";

const MINUTE_MS = 60_000;

const PER_ACCOUNT_AND_ADDRESS: attempts.AttemptLimit = {
  purpose: "acceso:cuenta-y-red",
  max: 5,
  windowMs: 15 * MINUTE_MS,
  firstBlockMs: 30_000,
  maxBlockMs: 60 * MINUTE_MS,
};
const PER_DEVICE: attempts.AttemptLimit = {
  ...PER_ACCOUNT_AND_ADDRESS,
  purpose: "acceso:navegador",
};
/** Browsers that have signed in to the account before have their own count. */
const PER_ACCOUNT: attempts.AttemptLimit = {
  purpose: "acceso:cuenta",
  max: 30,
  windowMs: 60 * MINUTE_MS,
};
const PER_ADDRESS: attempts.AttemptLimit = {
  purpose: "acceso:red",
  max: 20,
  windowMs: 15 * MINUTE_MS,
};

export type SignInAttempt = ReturnType<typeof attemptOf>;

export function attemptOf(request: Request, email: string, clientAddress: string) {
  const account = hashAccount(email);
  const device = readDevice(request, email);
  const address = attempts.countersAt(PER_ADDRESS, clientAddress);
  if (device) return { own: { limit: PER_DEVICE, who: `${account}:${device}` }, shared: address };
  return {
    own: { limit: PER_ACCOUNT_AND_ADDRESS, who: `${account}:${hashAddress(clientAddress)}` },
    shared: [...address, { limit: PER_ACCOUNT, who: account }],
  };
}

export const countSignIn = (trx: Trx, { own, shared }: SignInAttempt, now: Date) =>
  attempts.takeAttempts(trx, [own, ...shared], now);

export function forgetSignIns(trx: Trx, email: string): Promise<void> {
  const limits = [PER_ACCOUNT_AND_ADDRESS, PER_DEVICE, PER_ACCOUNT];
  return attempts.forgetAttemptsAt(trx, limits, hashAccount(email));
}

export async function uncountSignIn(trx: Trx, { own, shared }: SignInAttempt): Promise<void> {
  await attempts.forgetAttempts(trx, [own.limit], own.who);
  await attempts.returnAttempt(trx, shared);
}
