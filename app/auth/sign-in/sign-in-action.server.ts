import { z } from "zod";
import { givenPassword } from "~/auth/password/password-schema.server";
import { CODE_WRONG, signInCodeSchema } from "~/auth/second-factor/code-schema.server";
import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep, type SecondStep } from "~/auth/second-factor/second-step.server";
import { UnreadableSecretError } from "~/auth/second-factor/secret-box.server";
import { clearCookie, PENDING_COOKIE, readSecretCookie } from "~/auth/session/cookies.server";
import { findViewer } from "~/auth/session/guard.server";
import { adminLanding } from "~/auth/session/resume.server";
import { endSession, findSession } from "~/auth/session/sessions.server";
import { correoSchema } from "~/domain/profiles/correo-schema";
import type { Profile } from "~/domain/profiles/profile";
import { writeFlash } from "~/http/flash.server";
import { parseForm, refuse, type Submission } from "~/http/form.server";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { wantedPage } from "~/http/return-path";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { CredentialsError } from "./authenticator.server";
import { refuseForm, refuseForTrouble } from "./refusals.server";
import { ChallengeError, enter, signIn, signOut } from "./sign-in.server";

const FAILED = "Error al iniciar sesión";
const CREDENTIALS_WRONG = `${FAILED}: el correo o la contraseña no son correctos, o falta verificar el correo.`;

const signInSchema = z.object({ email: correoSchema, password: givenPassword });

/** @param request with its body unread */
export async function submitSignIn({ request, form, context }: Submission) {
  const { values, reply } = parseForm(form, signInSchema, { hide: ["password"] });
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    const { clientAddress } = context;
    const { person, needsCode, cookies } = await signIn(request, { ...values, clientAddress });
    const volver = wantedPage(request);
    if (needsCode) return seeOther(paths.auth({ volver }), ...cookies);
    return seeOther(...(await welcome(person, cookies, volver)));
  } catch (error) {
    if (error instanceof CredentialsError) {
      return refuseForm(context, form, CREDENTIALS_WRONG, 401);
    }
    const failed = error instanceof ChallengeError ? "Error al crear desafío MFA" : FAILED;
    return refuseForTrouble(error, { form, context, failed });
  }
}

async function welcome(
  person: Profile,
  cookies: string[],
  volver: string,
): Promise<[string, ...string[]]> {
  const flash = await writeFlash("acceso.correcto");
  const landing = person.adminType ? await adminLanding(person.id, volver) : paths.auth();
  return [landing, flash, ...cookies];
}

export async function submitCode(submission: Submission) {
  const { values, reply } = parseForm(submission.form, signInCodeSchema, { hide: ["code"] });
  if (reply) return refuse(submission.context, { reply }, { status: 422 });
  return finish(submission, { kind: "totp", code: values.code });
}

export async function submitRecoveryCode(submission: Submission) {
  const code = normaliseRecoveryCode(String(submission.form.get("code") ?? ""));
  if (!code) return refuseForm(submission.context, submission.form, CODE_WRONG);
  return finish(submission, { kind: "recovery", code });
}

const VERIFIED = { mfaVerified: true };

async function finish(submission: Submission, given: Pick<SecondStep, "kind" | "code">) {
  const { request, form, context } = submission;
  const volver = wantedPage(request);
  const idHash = readSecretCookie(request, PENDING_COOKIE);
  const pending = idHash && (await findSession(idHash, "mfa_pending"));
  // In another tab of this browser the code may have been given already.
  if (!pending) {
    const viewer = await findViewer(request, context);
    return viewer ? seeOther(paths.auth({ volver })) : startAgain(volver);
  }
  const { person } = pending;
  const now = new Date();
  const step = { ...given, person, challenge: pending.idHash, origin: siteOrigin(request) };
  try {
    const outcome = await proveSecondStep(
      step,
      (trx) => enter(trx, request, person, VERIFIED, now),
      now,
    );
    if (outcome.value) return seeOther(...(await welcome(person, outcome.value, volver)));
    if (!outcome.isOver) return refuseForm(context, form, CODE_WRONG, 401);
    await database().write((trx) => endSession(trx, pending.idHash));
    return startAgain(volver);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableSecretError;
    const failed = isUnreadable ? "Error al verificar MFA" : "Error al verificar el código";
    return refuseForTrouble(error, { form, context, failed });
  }
}

async function startAgain(volver: string) {
  return seeOther(
    paths.auth({ volver }),
    await writeFlash("acceso.caducado"),
    clearCookie(PENDING_COOKIE),
  );
}

export async function cancelSignIn({ request }: Submission) {
  return seeOther(paths.auth(), ...(await required(signOut(request))));
}
