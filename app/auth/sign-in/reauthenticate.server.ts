import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import type { Viewer } from "~/auth/session/guard.server";
import { endSession, type Rise, renewSession } from "~/auth/session/sessions.server";
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
  code?: string | undefined;
  act?: ((trx: Trx) => Promise<void>) | undefined;
}

/** @returns the session's new id; "" when another request ended or renewed it, undefined when this one did */
export async function reauthenticate(
  request: Request,
  { person, session }: Viewer,
  { clientAddress, origin, email, password, code = "", act = async () => undefined }: Proof,
  now = new Date(),
): Promise<string | undefined> {
  const attempt = attemptOf(request, person.email, clientAddress);
  const proved = await provePassword(passwordStep(request.url, email, password), attempt, now);
  if (proved.person.id !== person.id) throw new CredentialsError();
  await database().write((trx) => uncountSignIn(trx, attempt));
  const confirm = async (trx: Trx, rise: Rise) => {
    const id = await renewSession(trx, session.idHash, rise, now);
    if (!id) return "";
    await recordSuceso(trx, { actor: person, action: "sesion.confirmada" }, now);
    await act(trx);
    return id;
  };
  if (!person.mfaEnabled) return database().write((trx) => confirm(trx, {}));

  const digits = code.replace(/ /g, "");
  const kind = /^[0-9]{6}$/.test(digits) ? "totp" : "recovery";
  const given = kind === "totp" ? digits : normaliseRecoveryCode(code);
  if (!given) throw new CredentialsError();
  const step = { person, challenge: session.idHash, kind, code: given, origin } as const;
  const outcome = await proveSecondStep(step, (trx) => confirm(trx, { mfaVerified: true }), now);
  if (outcome.value !== undefined) return outcome.value;
  if (!outcome.isOver) throw new CredentialsError();
  const isEnded = await database().write((trx) => endSession(trx, session.idHash));
  return isEnded ? undefined : "";
}

/** Another field of the form may be called `email`, so the password step gets a form of its own. */
const passwordStep = (url: string, email: string, password: string) =>
  new Request(url, { method: "POST", body: new URLSearchParams({ email, password }) });
