import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { submitEmail } from "~/auth/account/email-action.server";
import { EmailForm, SentNotice } from "~/auth/account/email-form";
import { resendVerification } from "~/auth/account/sign-up.server";
import { suggestPassword } from "~/auth/account/sign-up-action.server";
import { ownPasswordHash, verifyEmail } from "~/auth/account/verify-email.server";
import { VerifyForm } from "~/auth/account/verify-form";
import { findToken } from "~/auth/mail/tokens.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { clearCookie, SIGN_UP_COOKIE } from "~/auth/session/cookies.server";
import { LINK_HOURS } from "~/auth/session/periods";
import { refuseForm, refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { SECRET_FIELDS } from "~/auth/sign-in/secret-fields";
import { writeFlash } from "~/http/flash.server";
import { parseForm, readForm, refuse, type Submission } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";

export { tokenHeaders as headers } from "~/http/retry-headers";
export { handle, links } from "~/layout/admin/screen";

const TITLE = "Verifica tu correo";
const FAILED = "Error al verificar email";
const SPENT = "el enlace ya se ha usado, ha caducado o está incompleto.";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  const open = await required(findToken(token ?? "", ["verify"]));
  const hasPassword = open !== undefined && ownPasswordHash(request, open) !== null;
  return {
    token,
    isGood: open !== undefined,
    hasPassword,
    isSent: searchParams.get("enviado") === "1",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = { request, form, context };
  if (form.get("intent") === "verificar") return verify(submission);
  if (form.get("intent") === "sugerir") return suggestPassword(form);
  return submitEmail(submission, resendVerification, paths.authVerificar({ enviado: "1" }));
}

/** Mail scanners open links; only this form verifies. */
async function verify({ request, form, context }: Submission) {
  const token = String(form.get("token") ?? "");
  try {
    const open = await findToken(token, ["verify"]);
    if (!open) return refuseForm(context, form, `${FAILED}: ${SPENT}`);
    let passwordHash = ownPasswordHash(request, open);
    if (!passwordHash) {
      const schema = newPasswordSchema(open.email);
      const { values, reply } = parseForm(form, schema, { hide: SECRET_FIELDS });
      if (reply) return refuse(context, { reply }, { status: 422 });
      passwordHash = await hashPassword(values.password);
    }
    const outcome = await verifyEmail(token, passwordHash, siteOrigin(request));
    if (!outcome) return refuseForm(context, form, `${FAILED}: ${SPENT}`);
    const flash = await writeFlash(
      outcome === "main_admin" ? "correo.principal" : "correo.pendiente",
    );
    return seeOther(paths.auth({ email_confirm: "true" }), flash, clearCookie(SIGN_UP_COOKIE));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: FAILED });
  }
}

export const meta = privateMeta(TITLE);

export default function VerificarPage() {
  const { token, isGood, hasPassword, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (token && isGood) {
    const suggestion = answer && "suggestion" in answer ? answer.suggestion : undefined;
    return (
      <AuthPage title={TITLE} intro="Un paso más y tu dirección queda verificada.">
        <VerifyForm {...{ token, hasPassword, suggestion }} reply={answer?.reply} />
      </AuthPage>
    );
  }
  const isFailed = token !== null && !answer;
  return (
    <AuthPage
      title={TITLE}
      intro={`Escribe la dirección con la que te registraste y te enviaremos otro enlace. Cada enlace sirve una vez, durante ${LINK_HOURS.verify} horas.`}
    >
      {isFailed && (
        <p role="alert" className="mb-6 rounded-md bg-danger-tint px-5 py-4">
          <strong>{FAILED}</strong>: {SPENT}
        </p>
      )}
      {isSent && !answer && <SentNotice />}
      <EmailForm
        action={paths.authVerificar()}
        reply={answer?.reply}
        button="Reenviar el correo de verificación"
      />
      {/* Without script a second press ends here, though the first has verified the address. */}
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <a href={paths.auth()} className="prose-link py-1">
          Si ya lo has verificado, inicia sesión
        </a>
      </p>
    </AuthPage>
  );
}
