import { NewPassword } from "~/auth/password/new-password";
import { AuthForm, EmailField } from "~/auth/sign-in/auth-form";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { PasswordField } from "~/ui/field/password-field";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";
import { TallLink } from "~/ui/page/link";
import { PrivacyNotice } from "~nouns/ajustes/privacy-notice";

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

export function SignInForm({ reply, volver }: { reply?: FormReply; volver: string }) {
  return (
    <AuthForm action={paths.auth({ volver })} title="Iniciar sesión" reply={reply}>
      <EmailField reply={reply} />
      <PasswordField {...fieldOf(reply, "password")} autoComplete="current-password" />
      <SubmitButton intent="entrar">Iniciar Sesión</SubmitButton>
      <p className="grid gap-1 border-t border-line pt-4 text-sm">
        <TallLink href={paths.authRecuperar()}>He olvidado mi contraseña </TallLink>
        <TallLink href={paths.authVerificar()}>Reenviar el correo de verificación</TallLink>
      </p>
    </AuthForm>
  );
}
