import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import { SESSION_COOKIE, writeSecretCookie } from "~/auth/session/cookies.server";
import type { Viewer } from "~/auth/session/guard.server";
import { endSession, renewSession } from "~/auth/session/sessions.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { database, type Trx } from "~db/client.server";
import { CredentialsError } from "./authenticator.server";
import { provePassword } from "./sign-in.server";
import { attemptOf, uncountSignIn } from "./sign-in-limits.server";

interface Proof {
  clientAddress: string;
  origin: string;
  email: string;
  password: string;
  /** A code of the app or a recovery code, as typed; absent where there is no factor. */
  code?: string | undefined;
  act?: ((trx: Trx) => Promise<void>) | undefined;
}

/** Ended: by too many wrong codes. Gone: ended, or given a new id, by another request meanwhile. */
export type Reauthentication =
  | { cookie: string }
  | { cookie?: undefined; failed: "wrong" | "ended" | "gone" };

/**
 * Proves anew that it is the viewer who asks, by password and, where there is a factor, by code.
 * @returns the cookie of the session's new id
 * @throws {CredentialsError} {TooManyAttemptsError} {OverloadedError}
 */
export async function reauthenticate(
  request: Request,
  viewer: Viewer,
  { clientAddress, origin, email, password, code = "", act = async () => undefined }: Proof,
  now = new Date(),
): Promise<Reauthentication> {
  const { person, session } = viewer;
  const attempt = attemptOf(request, person.email, clientAddress);
  const proved = await provePassword(passwordStep(request.url, email, password), attempt, now);
  if (proved.person.id !== person.id) throw new CredentialsError();
  await database().write((trx) => uncountSignIn(trx, attempt));
  if (!person.mfaEnabled) {
    return toResult(await database().write((trx) => confirm(trx, viewer, { act }, now)));
  }

  const digits = code.replace(/ /g, "");
  const kind = /^[0-9]{6}$/.test(digits) ? "totp" : "recovery";
  const given = kind === "totp" ? digits : normaliseRecoveryCode(code);
  if (!given) return { failed: "wrong" };
  const step = { person, challenge: session.idHash, kind, code: given, origin } as const;
  const outcome = await proveSecondStep(
    step,
    (trx) => confirm(trx, viewer, { mfaVerified: true, act }, now),
    now,
  );
  if (outcome.value !== undefined) return toResult(outcome.value);
  if (!outcome.isOver) return { failed: "wrong" };
  const isEnded = await database().write((trx) => endSession(trx, session.idHash));
  return { failed: isEnded ? "ended" : "gone" };
}

/** An empty id says that the session was gone. */
const toResult = (id: string): Reauthentication =>
  id ? { cookie: writeSecretCookie(SESSION_COOKIE, id) } : { failed: "gone" };

async function confirm(
  trx: Trx,
  { person, session }: Viewer,
  { act, ...rise }: { mfaVerified?: boolean; act: (trx: Trx) => Promise<void> },
  now: Date,
): Promise<string> {
  const id = await renewSession(trx, session.idHash, rise, now);
  if (!id) return "";
  await recordSuceso(trx, { actor: person, action: "sesion.confirmada" }, now);
  await act(trx);
  return id;
}

/** The form of the password step; other forms may call something else `email`. */
const passwordStep = (url: string, email: string, password: string) =>
  new Request(url, { method: "POST", body: new URLSearchParams({ email, password }) });
