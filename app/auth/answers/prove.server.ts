import { z } from "zod";
import { senderOf } from "~/auth/mail/mail-on-request.server";
import { givenPassword } from "~/auth/password/password-schema.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import type { Viewer } from "~/auth/session/guard.server";
import { CredentialsError } from "~/auth/sign-in/authenticator.server";
import { reauthenticate } from "~/auth/sign-in/reauthenticate.server";
import { flashAt } from "~/http/answers/responses.server";
import { clearHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { parseForm, refuse, type Submission } from "~/http/forms/form.server";
import { paths } from "~/site/paths";
import type { Trx } from "~db/client.server";
import { refuseForm, refuseForTrouble, SECRET_FIELDS } from "./refusals.server";

export const PROOF_WRONG = "La contraseña o el código no son correctos";

const schema = z.object({
  password: givenPassword,
  code: z.string().max(40, PROOF_WRONG).optional(),
});

interface Proving {
  /** Answers on a session that another request has proved, and whose new cookie that one sets. */
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
  const { values, reply } = parseForm(form, schema, { hide: SECRET_FIELDS });
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
      return { answer: refuseForm(context, form, PROOF_WRONG, 401) };
    }
    const failed = "Error al verificar MFA";
    return { answer: refuseForTrouble(error, { form, context, failed }) };
  }
}
