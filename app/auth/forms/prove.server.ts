import { z } from "zod";
import { senderOf } from "~/auth/mail/mail-on-request.server";
import { givenPassword } from "~/auth/password/password-schema.server";
import { bareCode, passkeyAnswer } from "~/auth/second-factor/code-schema.server";
import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep } from "~/auth/second-factor/second-step.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import type { Viewer } from "~/auth/session/guard.server";
import { endSession, type Rise, renewSession } from "~/auth/session/sessions.server";
import { CredentialsError } from "~/auth/sign-in/authenticator.server";
import { provePassword } from "~/auth/sign-in/sign-in.server";
import { attemptOf, uncountSignIn } from "~/auth/sign-in/sign-in-limits.server";
import { clearHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { parseForm, refuse, refuseForm, type Submission } from "~/http/forms/form.server";
import { flashAt } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { recordSuceso } from "~record/historial/historial.server";
import { refuseForTrouble } from "./refusals.server";

export const PROOF_WRONG = "La contraseña o el código no son correctos";

const schema = z.object({
  password: givenPassword,
  code: z.string().max(40, PROOF_WRONG).optional(),
  llave: passkeyAnswer.optional(),
});

interface Proving {
  /** Answers if another request has ended or proved the session; that one sets the new cookie. */
  elsewhere: () => Promise<Awaited<ReturnType<typeof flashAt>> | ReturnType<typeof refuseForm>>;
  email?: string;
  act?: (trx: Trx) => Promise<void>;
}

export async function prove(
  viewer: Viewer,
  submission: Submission,
  { elsewhere, email = viewer.person.email, act }: Proving,
) {
  const { request, form, context } = submission;
  const { values, reply } = parseForm(form, schema);
  if (reply) return { answer: refuse(context, { reply }, { status: 422 }) };
  try {
    const proof = { ...senderOf(submission), ...values, email, act };
    const id = await reauthenticate(request, viewer, proof);
    if (id) return { cookie: writeHostCookie(SESSION_COOKIE, id) };
    if (id === "") return { answer: await elsewhere() };
    const cookie = clearHostCookie(SESSION_COOKIE);
    return { answer: await flashAt(paths.auth(), "acceso.caducado", cookie) };
  } catch (error) {
    if (error instanceof CredentialsError) {
      return { answer: refuseForm({ form, context }, PROOF_WRONG, 401) };
    }
    const failed = "Error al verificar MFA";
    return { answer: refuseForTrouble(error, { form, context, failed }) };
  }
}

interface Proof {
  clientAddress: string;
  origin: string;
  email: string;
  password: string;
  code?: string | undefined;
  llave?: string | undefined;
  act?: ((trx: Trx) => Promise<void>) | undefined;
}

/** @returns the new id, undefined if this request ended the session, "" if another changed it */
async function reauthenticate(
  request: Request,
  { person, session }: Viewer,
  { clientAddress, origin, email, password, act = async () => undefined, ...proof }: Proof,
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

  const step = { ...readStep(proof), person, challenge: session.idHash, origin };
  const outcome = await proveSecondStep(step, (trx) => confirm(trx, { mfaVerified: true }), now);
  if (outcome.value !== undefined) return outcome.value;
  if (!outcome.isOver) throw new CredentialsError();
  const isEnded = await database().write((trx) => endSession(trx, session.idHash));
  return isEnded ? undefined : "";
}

function readStep({ code = "", llave }: Pick<Proof, "code" | "llave">) {
  if (llave) return { kind: "passkey", code: llave } as const;
  const digits = bareCode(code);
  if (/^[0-9]{6}$/.test(digits)) return { kind: "totp", code: digits } as const;
  const recovery = normaliseRecoveryCode(code);
  if (!recovery) throw new CredentialsError();
  return { kind: "recovery", code: recovery } as const;
}

/** A form of its own, because another field of the original one may be called `email`. */
const passwordStep = (url: string, email: string, password: string) =>
  new Request(url, { method: "POST", body: new URLSearchParams({ email, password }) });
