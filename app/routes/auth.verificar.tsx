import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailForm } from "~/auth/account/email-form";
import { resendVerification } from "~/auth/account/sign-up.server";
import { ownPasswordHash, verifyEmail } from "~/auth/account/verify-email.server";
import { orRefuse } from "~/auth/forms/refusals.server";
import { submitEmail, suggestPassword } from "~/auth/forms/submit-address.server";
import { findToken } from "~/auth/mail/tokens.server";
import { hashCounted } from "~/auth/password/counted-hash.server";
import { NewPassword } from "~/auth/password/new-password";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { hashSecretId, SIGN_UP_COOKIE } from "~/auth/session/cookies.server";
import { LINK_HOURS } from "~/auth/session/proof-periods";
import { LinkForm } from "~/auth/sign-in/auth-form";
import { clearHostCookie } from "~/http/cookies/cookies.server";
import { readForm, refuseForm, type Submission, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt, required } from "~/http/responses/responses.server";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { handle, links } from "~/layout/admin/screen";

const TITLE = "Verifica tu correo";
const FAILED = "Error al verificar email";
const FLASHES = {
  main_admin: "correo.principal",
  invited: "correo.invitado",
  pending: "correo.pendiente",
} as const;
const SPENT =
  "hay otro enlace más nuevo, o el enlace ya se ha usado, ha caducado o está incompleto.";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  const open = await required(findToken(token ?? "", ["verify"]));
  const hasPassword = open !== undefined && ownPasswordHash(request, open) !== null;
  const isSent = searchParams.get("enviado") === "1";
  return { token, isGood: open !== undefined, hasPassword, isSent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = { request, form, context };
  if (form.get("intent") === "verificar") return verify(submission);
  if (form.get("intent") === "sugerir") return suggestPassword(form);
  return submitEmail(submission, resendVerification, paths.authVerificar({ enviado: "1" }));
}

function verify(submission: Submission) {
  const { request, form, context } = submission;
  const token = String(form.get("token") ?? "");
  const withHash = async (passwordHash: string) => {
    const outcome = await verifyEmail(token, passwordHash, siteOrigin(request));
    if (!outcome) return refuseForm({ form, context }, `${FAILED}: ${SPENT}`);
    const cookie = clearHostCookie(SIGN_UP_COOKIE);
    return flashAt(paths.auth({ email_confirm: "true" }), FLASHES[outcome], cookie);
  };
  return orRefuse(submission, FAILED, async () => {
    const open = await findToken(token, ["verify"]);
    if (!open) return refuseForm({ form, context }, `${FAILED}: ${SPENT}`);
    const chosen = ownPasswordHash(request, open);
    if (chosen) return withHash(chosen);
    return withValues(submission, newPasswordSchema(open.email), async ({ password }) =>
      withHash(await hashCounted(password, hashSecretId(token), new Date())),
    );
  });
}

export const meta = privateMeta(TITLE);

export default function VerificarPage() {
  const { token, isGood, hasPassword, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { field, problems } = useFields(answer?.reply);
  if (token && isGood) {
    return (
      <AuthPage title={TITLE} intro="Un paso más y tu dirección queda verificada.">
        <LinkForm
          action={paths.authVerificar({ token })}
          token={token}
          intent="verificar"
          button="Verificar mi correo"
          problems={problems}
        >
          {!hasPassword && (
            <>
              <div>
                <h2 className="text-lg">Elige tu contraseña</h2>
                <p className="mt-1 text-sm text-soft">
                  Es la que valdrá en tu cuenta, aunque ya se escribiera otra al registrarse.
                </p>
              </div>
              <NewPassword field={field("password")} />
            </>
          )}
        </LinkForm>
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
      <EmailForm
        action={paths.authVerificar()}
        isSent={isSent}
        reply={answer?.reply}
        button="Reenviar el correo de verificación"
        // Shown too after a double click without script, whose first half has verified the address.
        back="Si ya lo has verificado, inicia sesión"
      />
    </AuthPage>
  );
}
