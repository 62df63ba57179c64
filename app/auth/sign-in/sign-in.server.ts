import { findCredentials } from "~/auth/password/credentials.server";
import {
  PENDING_COOKIE,
  readSecretCookie,
  SESSION_COOKIE,
  writeDeviceCookie,
} from "~/auth/session/cookies.server";
import { clearHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { logRefused } from "~/http/requests/log-refused.server";
import { database, type Trx } from "~db/client.server";
import type { Profile } from "~nouns/profiles/profile";
import { recordSuceso } from "~record/historial/historial.server";
import { endSession, type NewSession, openSession, type Rise } from "../session/sessions.server";
import { authenticator, CredentialsError, PASSWORD_STEP } from "./authenticator.server";
import { attemptOf, countSignIn, type SignInAttempt, uncountSignIn } from "./sign-in-limits.server";

export class ChallengeError extends Error {
  override name = "ChallengeError";
}

export async function signIn(
  request: Request,
  { email, clientAddress }: { email: string; clientAddress: string },
  now = new Date(),
) {
  const attempt = attemptOf(request, email, clientAddress);
  const { person, passwordHash } = await provePassword(request, attempt, now);
  const opening = database().write(async (trx) => {
    // Refuses if address or password have changed while the password was being checked.
    const known = await findCredentials(person.email, trx);
    const isUnchanged = known?.userId === person.id && known.passwordHash === passwordHash;
    if (!isUnchanged) throw new CredentialsError(person);
    await uncountSignIn(trx, attempt);
    if (!person.mfaEnabled) return enter(trx, request, person, {}, now);
    const session = { userId: person.id, kind: "mfa_pending" } as const;
    const pending = await replaceSession(trx, request, session, now);
    return [clearHostCookie(SESSION_COOKIE), writeHostCookie(PENDING_COOKIE, pending)];
  });
  const cookies = await opening.catch((cause) => {
    if (!person.mfaEnabled || cause instanceof CredentialsError) throw cause;
    throw new ChallengeError("no pending sign-in could be stored", { cause });
  });
  return { person, cookies };
}

/** Counts first, so that simultaneous guesses are all counted. */
export async function provePassword(request: Request, attempt: SignInAttempt, now: Date) {
  await database().write((trx) => countSignIn(trx, attempt, now));
  try {
    return await authenticator.authenticate(PASSWORD_STEP, request);
  } catch (error) {
    if (error instanceof CredentialsError) await recordFailure(error, now);
    else await database().write((trx) => uncountSignIn(trx, attempt));
    throw error;
  }
}

/** The typed address is not stored, because it may be a password in the wrong field. */
async function recordFailure({ person, message }: CredentialsError, now: Date): Promise<void> {
  logRefused(message);
  await database().write((trx) =>
    recordSuceso(trx, { action: "sesion.rechazada", target: person?.id }, now),
  );
}

export async function enter(trx: Trx, request: Request, person: Profile, rise: Rise, now: Date) {
  const session = { userId: person.id, kind: "session", ...rise } as const;
  const id = await replaceSession(trx, request, session, now);
  await recordSuceso(trx, { actor: person, action: "sesion.iniciada" }, now);
  const cookies = [writeHostCookie(SESSION_COOKIE, id), clearHostCookie(PENDING_COOKIE)];
  return [...cookies, writeDeviceCookie(person.email)];
}

async function replaceSession(
  trx: Trx,
  request: Request,
  session: Omit<NewSession, "userAgent">,
  now: Date,
): Promise<string> {
  await leave(trx, request);
  return openSession(trx, { ...session, userAgent: request.headers.get("User-Agent") }, now);
}

async function leave(trx: Trx, request: Request): Promise<void> {
  for (const name of [SESSION_COOKIE, PENDING_COOKIE] as const) {
    const idHash = readSecretCookie(request, name);
    if (idHash) await endSession(trx, idHash);
  }
}

export async function signOut(request: Request): Promise<string[]> {
  await database().write((trx) => leave(trx, request));
  return [clearHostCookie(SESSION_COOKIE), clearHostCookie(PENDING_COOKIE)];
}
