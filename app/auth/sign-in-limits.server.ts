import {
  type AttemptLimit,
  forgetAttempts,
  returnAttempt,
  takeAttempt,
} from "~/domain/attempt-limits/attempt-limits.server";
import type { Trx } from "~db/client.server";
import { hashAccount, readDevice } from "./cookies.server";

const MINUTE_MS = 60_000;

/** From one network address at one account: then 30 s, doubling up to an hour. */
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = {
  max: 5,
  windowMs: 15 * MINUTE_MS,
  firstBlockMs: 30_000,
  maxBlockMs: 60 * MINUTE_MS,
};
/** At one account from browsers that never signed in to it; those that did have their own count. */
export const PER_ACCOUNT: AttemptLimit = { max: 30, windowMs: 60 * MINUTE_MS };
/** From one network address, at whatever accounts. */
const PER_ADDRESS: AttemptLimit = { max: 20, windowMs: 15 * MINUTE_MS };

export interface SignInAttempt {
  /** Counters of this visitor alone. */
  own: string;
  /** Counters that others share. */
  shared: string[];
}

/** What an attempt at an account counts towards. */
export function attemptOf(request: Request, email: string, addressHash: string): SignInAttempt {
  const account = hashAccount(email);
  const device = readDevice(request, email);
  const address = `acceso:red:${addressHash}`;
  if (device) return { own: `acceso:navegador:${account}:${device}`, shared: [address] };
  return {
    own: `acceso:cuenta-y-red:${account}:${addressHash}`,
    shared: [address, `acceso:cuenta:${account}`],
  };
}

/** @throws {TooManyAttemptsError} and counts nothing then */
export async function countSignIn(trx: Trx, { own, shared }: SignInAttempt, now: Date) {
  await takeAttempt(trx, own, PER_ACCOUNT_AND_ADDRESS, now);
  const [address, account] = shared;
  if (address) await takeAttempt(trx, address, PER_ADDRESS, now);
  if (account) await takeAttempt(trx, account, PER_ACCOUNT, now);
}

/** The password was right: the attempt was no guess. */
export async function uncountSignIn(trx: Trx, { own, shared }: SignInAttempt): Promise<void> {
  await forgetAttempts(trx, [own]);
  await returnAttempt(trx, shared);
}
