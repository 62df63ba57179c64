import { z } from "zod";
import { senderOf } from "~/auth/mail/mail-on-request.server";
import { givenPassword } from "~/auth/password/password-schema.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import { isRecent, type Viewer, writeAs } from "~/auth/session/guard.server";
import { CredentialsError } from "~/auth/sign-in/authenticator.server";
import { reauthenticate } from "~/auth/sign-in/reauthenticate.server";
import { seeOther } from "~/http/answers/responses.server";
import { clearHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { parseForm, refuse, replyAt, type Submission } from "~/http/forms/form.server";
import { paths } from "~/site/paths";
import type { Trx } from "~db/client.server";
import { refuseForm, refuseForTrouble, SECRET_FIELDS } from "./refusals.server";

export const PROOF_WRONG = "La contraseña o el código no son correctos";
const ASKED = "Para guardar este cambio, confirma que eres tú con tu contraseña";

const schema = z.object({
  password: givenPassword,
  code: z.string().max(40, PROOF_WRONG).optional(),
});

type Act = (trx: Trx) => Promise<void>;

interface Proving {
  /** Leads on a session that another request has proved. */
  back: string;
  email?: string;
  act?: Act;
}

export async function prove(
  viewer: Viewer,
  submission: Submission,
  { back, email = viewer.person.email, act }: Proving,
) {
  const { request, form, context } = submission;
  const { values, reply } = parseForm(form, schema, { hide: SECRET_FIELDS });
  if (reply) return { answer: refuse(context, { reply }, { status: 422 }) };
  try {
    const proof = { ...senderOf(submission), ...values, email, act };
    const id = await reauthenticate(request, viewer, proof);
    if (id) return { cookie: writeHostCookie(SESSION_COOKIE, id) };
    // The answer to the same form, sent before, sets the new cookie.
    if (id === "") return { answer: seeOther(back) };
    const flash = await writeFlash("acceso.caducado");
    return { answer: seeOther(paths.auth(), flash, clearHostCookie(SESSION_COOKIE)) };
  } catch (error) {
    if (error instanceof CredentialsError) {
      return { answer: refuseForm(context, form, PROOF_WRONG, 401) };
    }
    const failed = "Error al verificar MFA";
    return { answer: refuseForTrouble(error, { form, context, failed }) };
  }
}

/** `ProofCard` asks within the form itself, so that nothing typed ever leaves its page. */
export async function proveWithin(
  viewer: Viewer,
  submission: Submission,
  { back, act }: { back: string; act: Act },
) {
  if (isRecent(viewer.session)) {
    await writeAs(viewer, act);
    return { cookies: [] };
  }
  const { form, context } = submission;
  if (!form.has("password")) {
    const reply = replyAt(form, "password", ASKED);
    return { answer: refuse(context, { reply }, { status: 401 }) };
  }
  const { cookie, answer } = await prove(viewer, submission, { back, act });
  return cookie === undefined ? { answer } : { cookies: [cookie] };
}
