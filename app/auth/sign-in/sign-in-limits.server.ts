import { hashAccount, readDevice } from "~/auth/session/cookies.server";
import { hashAddress } from "~/runtime/signature.server";
import * as attempts from "~base/limits/attempts.server";
import type { Trx } from "~db/client.server";

export type SignInAttempt = ReturnType<typeof attemptOf>;

export function attemptOf(request: Request, email: string, clientAddress: string) {
  const { counterOf, countersAt } = attempts;
  const account = hashAccount(email);
  const device = readDevice(request, email);
  const shared = countersAt("acceso:red", clientAddress);
  if (device) return { own: counterOf("acceso:navegador", `${account}:${device}`), shared };
  const own = counterOf("acceso:cuenta-y-red", `${account}:${hashAddress(clientAddress)}`);
  return { own, shared: [...shared, counterOf("acceso:cuenta", account)] };
}

export const countSignIn = (trx: Trx, { own, shared }: SignInAttempt, now: Date) =>
  attempts.takeAttempts(trx, [own, ...shared], now);

export function forgetSignIns(trx: Trx, email: string): Promise<void> {
  const names = ["acceso:cuenta-y-red", "acceso:navegador", "acceso:cuenta"] as const;
  return attempts.forgetAttemptsAt(trx, names, hashAccount(email));
}

export async function uncountSignIn(trx: Trx, { own, shared }: SignInAttempt): Promise<void> {
  await attempts.forgetAttempts(trx, [own.name], own.who);
  await attempts.returnAttempt(trx, shared);
}
