import { NewPassword } from "~/auth/password/new-password";
import { AuthForm, EmailField } from "~/auth/sign-in/auth-form";
import { PrivacyNotice } from "~/domain/ajustes/privacy-notice";
import type { FormReply } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";

const FIRST_IS_MAIN =
  "La primera persona que se registre será administradora principal. Las solicitudes posteriores las revisa un administrador ya existente.";
const ACCOUNTS_REVIEWED = "Las cuentas nuevas las revisa un administrador.";

export function SignUpForm({ reply, isReviewed }: { reply?: FormReply; isReviewed: boolean }) {
  return (
    <AuthForm action={paths.auth({ modo: "registro" })} title="Registrarse" reply={reply}>
      <DefaultSubmit intent="registrar" />
      <p className="rounded-md bg-brand-tint px-4 py-3 text-sm">
        {isReviewed ? ACCOUNTS_REVIEWED : FIRST_IS_MAIN}
      </p>
      <EmailField reply={reply} />
      <NewPassword reply={reply} />
      <PrivacyNotice purpose="gestionar tu cuenta y tu solicitud de acceso" />
      <SubmitButton intent="registrar">Registrarse</SubmitButton>
    </AuthForm>
  );
}
