import { z } from "zod";
import { givenPassword } from "~/auth/password/password-schema.server";
import * as codes from "~/auth/second-factor/code-schema.server";
import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { proveSecondStep, type SecondStep } from "~/auth/second-factor/second-step.server";
import { PENDING_COOKIE, readSecretCookie } from "~/auth/session/cookies.server";
import { findViewer } from "~/auth/session/guard.server";
import { endSession, findSession } from "~/auth/session/sessions.server";
import { CredentialsError } from "~/auth/sign-in/authenticator.server";
import { ChallengeError, enter, signIn, signOut } from "~/auth/sign-in/sign-in.server";
import { clearHostCookie } from "~/http/cookies/cookies.server";
import { refuseForm, type Submission, withValues } from "~/http/forms/form.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { wantedPage } from "~/http/requests/return-path";
import { flashAt, required, seeOther } from "~/http/responses/responses.server";
import { UnreadableSecretError } from "~/runtime/secret-box.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";
import { correoSchema } from "~nouns/profiles/correo-schema";
import type { Profile } from "~nouns/profiles/profile";
import { refuseForTrouble } from "./refusals.server";

const FAILED = "Error al iniciar sesión";
const CREDENTIALS_WRONG = `${FAILED}: el correo o la contraseña no son correctos, o falta verificar el correo.`;

const signInSchema = z.object({ email: correoSchema, password: givenPassword });

export async function submitSignIn(submission: Submission) {
  const { request, form, context } = submission;
  try {
    return await withValues(submission, signInSchema, async ({ email }) => {
      const { clientAddress } = context;
      const { person, cookies } = await signIn(request, { email, clientAddress });
      const volver = wantedPage(request);
      return person.mfaEnabled
        ? seeOther(paths.auth({ volver }), ...cookies)
        : welcome(person, cookies, volver);
    });
  } catch (error) {
    if (error instanceof CredentialsError)
      return refuseForm({ form, context }, CREDENTIALS_WRONG, 401);
    const failed = error instanceof ChallengeError ? "Error al crear desafío MFA" : FAILED;
    return refuseForTrouble(error, { form, context, failed });
  }
}

const welcome = ({ adminType }: Profile, cookies: string[], volver: string) =>
  flashAt(adminType ? volver : paths.auth(), "acceso.correcto", ...cookies);

export function submitCode(submission: Submission) {
  return withValues(submission, codes.signInCodeSchema, ({ code }) =>
    finish(submission, { kind: "totp", code }),
  );
}

export async function submitRecoveryCode(submission: Submission) {
  const code = normaliseRecoveryCode(String(submission.form.get("code") ?? ""));
  if (!code) return refuseForm(submission, codes.CODE_WRONG);
  return finish(submission, { kind: "recovery", code });
}

export const submitPasskey = (submission: Submission) =>
  finish(submission, { kind: "passkey", code: String(submission.form.get("llave") ?? "") });

async function finish(submission: Submission, given: Pick<SecondStep, "kind" | "code">) {
  const { request, form, context } = submission;
  const volver = wantedPage(request);
  const idHash = readSecretCookie(request, PENDING_COOKIE);
  const pending = idHash && (await findSession(idHash, "mfa_pending"));
  if (!pending) {
    const viewer = await findViewer(request, context);
    return viewer ? seeOther(paths.auth({ volver })) : startAgain(volver);
  }
  const { person } = pending;
  const now = new Date();
  const step = { ...given, person, challenge: pending.idHash, origin: siteOrigin(request) };
  try {
    const open = (trx: Trx) => enter(trx, request, person, { mfaVerified: true }, now);
    const outcome = await proveSecondStep(step, open, now);
    if (outcome.value) return await welcome(person, outcome.value, volver);
    const wrong = given.kind === "passkey" ? codes.PASSKEY_WRONG : codes.CODE_WRONG;
    if (!outcome.isOver) return refuseForm({ form, context }, wrong, 401);
    await database().write((trx) => endSession(trx, pending.idHash));
    return startAgain(volver);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableSecretError;
    const failed = isUnreadable ? "Error al verificar MFA" : "Error al verificar el código";
    return refuseForTrouble(error, { form, context, failed });
  }
}

const startAgain = (volver: string) =>
  flashAt(paths.auth({ volver }), "acceso.caducado", clearHostCookie(PENDING_COOKIE));

export const cancelSignIn = async ({ request }: Submission) =>
  seeOther(paths.auth(), ...(await required(signOut(request))));
