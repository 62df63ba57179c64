import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { submitEmail } from "~/auth/email-action.server";
import { EmailForm, SentNotice } from "~/auth/email-form";
import { LINK_HOURS } from "~/auth/periods";
import { refuseForm, refuseForTrouble } from "~/auth/refusals.server";
import { resendVerification } from "~/auth/sign-up.server";
import { isTokenGood } from "~/auth/tokens.server";
import { verifyEmail } from "~/auth/verify-email.server";
import { writeFlash } from "~/http/flash.server";
import { readForm, type Submission } from "~/http/form.server";
import { pageMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { tokenHeaders } from "~/http/retry-headers";
import { adminStyles } from "~/layout/admin/admin-styles";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/paths";

const FAILED = "Error al verificar email";
const SPENT = "el enlace ya se ha usado, ha caducado o está incompleto.";

export const handle = { hydrate: true };
export const links = adminStyles;
export const headers = tokenHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  const isGood = token !== null && (await required(isTokenGood(token, ["verify"])));
  return { token, isGood, isSent: searchParams.get("enviado") === "1" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = { request, form, context };
  if (form.get("intent") === "verificar") return verify(submission);
  return submitEmail(submission, resendVerification, paths.authVerificar({ enviado: "1" }));
}

/** Mail scanners open links; only this button verifies. */
async function verify({ request, form, context }: Submission) {
  try {
    const outcome = await verifyEmail(String(form.get("token") ?? ""), siteOrigin(request));
    if (!outcome) return refuseForm(context, form, `${FAILED}: ${SPENT}`);
    const flash = outcome === "main_admin" ? "correo.principal" : "correo.pendiente";
    return seeOther(paths.auth({ email_confirm: "true" }), await writeFlash(flash));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: FAILED });
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Verifica tu correo", noindex: true });

export default function VerificarPage() {
  const { token, isGood, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (token && isGood && !answer) return <Confirm token={token} />;
  const isFailed = token !== null && !answer;
  return (
    <AuthPage
      title="Verifica tu correo"
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
      {/* Without script a second press is answered here, though the first one has verified it. */}
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <a href={paths.auth()} className="prose-link py-1">
          Si ya lo has verificado, inicia sesión
        </a>
      </p>
    </AuthPage>
  );
}

function Confirm({ token }: { token: string }) {
  return (
    <AuthPage title="Verifica tu correo" intro="Un paso más y tu dirección queda verificada.">
      <form method="post" action={paths.authVerificar()} className="grid">
        <input type="hidden" name="token" value={token} />
        <button type="submit" name="intent" value="verificar" className="btn btn-brand">
          Verificar mi correo
        </button>
      </form>
    </AuthPage>
  );
}
