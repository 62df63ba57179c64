import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { firstAdminByWeb } from "~/auth/account/first-admin.server";
import { submitSignUp, suggestPassword } from "~/auth/forms/submit-address.server";
import * as signIn from "~/auth/forms/submit-sign-in.server";
import { askPasskey } from "~/auth/second-factor/passkeys.server";
import { PENDING_COOKIE, readSecretCookie, SESSION_COOKIE } from "~/auth/session/cookies.server";
import { findViewer } from "~/auth/session/guard.server";
import { findSession } from "~/auth/session/sessions.server";
import { SignInForm, SignUpForm } from "~/auth/sign-in/access-forms";
import { CodeForm } from "~/auth/sign-in/code-form";
import { readForm } from "~/http/forms/form.server";
import { pageMeta } from "~/http/page/meta";
import { wantedPage } from "~/http/requests/return-path";
import { required } from "~/http/responses/responses.server";
import { AuthNotice } from "~/layout/admin/auth-notice";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { FilterLinks } from "~/ui/list/filter-links";
import {
  findRequestStatus,
  type RequestStatus,
} from "~features/admin-requests/admin-requests.server";
import { hasFirstAdmin } from "~nouns/profiles/profiles.server";

export { handle, headers, links } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const volver = wantedPage(request);
  const viewer = await required(findViewer(request, context));
  if (viewer?.person.adminType) throw redirect(volver);
  if (viewer) {
    const { id, email } = viewer.person;
    return { step: "denied", email, request: await required(findRequestStatus(id)) } as const;
  }
  const idHash = readSecretCookie(request, PENDING_COOKIE);
  const pending = idHash && (await required(findSession(idHash, "mfa_pending")));
  if (pending) {
    const isRecovery = searchParams.get("paso") === "recuperacion";
    const passkey = await required(askPasskey(pending));
    return { step: "code", isRecovery, volver, passkey } as const;
  }
  return {
    step: "forms",
    volver,
    isReviewed: firstAdminByWeb() === "nobody" || (await required(hasFirstAdmin())),
    isNamed: firstAdminByWeb() === "MAIN_ADMIN_EMAIL",
    isSignUp: searchParams.get("modo") === "registro",
    isRequested: searchParams.get("registro") === "enviado",
    isBackFromMail: searchParams.get("email_confirm") === "true",
    hasEnded: readSecretCookie(request, SESSION_COOKIE) !== undefined,
  } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const submission = { request, form, context };
  switch (form.get("intent")) {
    case "entrar":
      return signIn.submitSignIn(submission);
    case "registrar":
      return submitSignUp(submission);
    case "sugerir":
      return suggestPassword(form);
    case "verificar":
      return signIn.submitCode(submission);
    case "recuperar":
      return signIn.submitRecoveryCode(submission);
    case "llave":
      return signIn.submitPasskey(submission);
    case "cancelar":
      return signIn.cancelSignIn(submission);
    default:
      throw new Response(null, { status: 422 });
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.step === "code" ? "Verificación en dos pasos" : "Panel de Administración",
    noindex: true,
  });

export default function AuthPageRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = answer?.reply;
  if (loaded.step === "denied") return <DeniedPanel {...loaded} />;
  if (loaded.step === "code") {
    return (
      <AuthPage title="Verificación en dos pasos">
        <CodeForm reply={reply} {...loaded} />
      </AuthPage>
    );
  }
  const { isSignUp, isReviewed, volver } = loaded;
  const tabs = [
    { href: paths.auth({ volver }), text: "Iniciar Sesión", isCurrent: !isSignUp },
    { href: paths.auth({ modo: "registro", volver }), text: "Registrarse", isCurrent: isSignUp },
  ];
  return (
    <AuthPage title="Panel de Administración">
      {!answer && <AuthNotice {...loaded} />}
      <div className="mb-7 [&_ul]:w-full">
        <FilterLinks label="Acceso" links={tabs} />
      </div>
      {isSignUp ? (
        <SignUpForm reply={reply} isReviewed={isReviewed} />
      ) : (
        <SignInForm reply={reply} volver={volver} />
      )}
    </AuthPage>
  );
}

function DeniedPanel({ email, request }: { email: string; request?: RequestStatus }) {
  return (
    <AuthPage title="Permisos insuficientes">
      <p>
        Has iniciado sesión como <strong className="break-words">{email}</strong>, pero tu cuenta no
        tiene permisos de administrador.
        {request === "pending" && " Te avisaremos por correo cuando se revise tu solicitud."}
        {request === "rejected" && " Quien administra el sitio no ha aprobado tu solicitud."}
      </p>
      <PostForm action={paths.authSalir()} className="mt-6 grid">
        <SubmitButton>Cerrar sesión</SubmitButton>
      </PostForm>
    </AuthPage>
  );
}
