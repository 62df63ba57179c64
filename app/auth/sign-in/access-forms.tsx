import { NewPassword } from "~/auth/password/new-password";
import { AuthForm, EmailField } from "~/auth/sign-in/auth-form";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { PasswordField } from "~/ui/field/password-field";
import { useFields } from "~/ui/form/fields";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";
import { TallLink } from "~/ui/page/link";
import { PrivacyNotice } from "~nouns/ajustes/privacy-notice";

const FIRST_IS_MAIN =
  "La primera persona que se registre será administradora principal. Las solicitudes posteriores las revisa un administrador ya existente.";
const ACCOUNTS_REVIEWED = "Las cuentas nuevas las revisa un administrador.";

export function SignUpForm({ reply, isReviewed }: { reply?: FormReply; isReviewed: boolean }) {
  const { field, problems } = useFields(reply);
  return (
    <AuthForm action={paths.auth({ modo: "registro" })} title="Registrarse" problems={problems}>
      <DefaultSubmit intent="registrar" />
      <p className="rounded-md bg-brand-tint px-4 py-3 text-sm">
        {isReviewed ? ACCOUNTS_REVIEWED : FIRST_IS_MAIN}
      </p>
      <EmailField field={field} />
      <NewPassword field={field("password")} />
      <PrivacyNotice purpose="gestionar tu cuenta y tu solicitud de acceso" />
      <SubmitButton intent="registrar">Registrarse</SubmitButton>
    </AuthForm>
  );
}

export function SignInForm({ reply, volver }: { reply?: FormReply; volver: string }) {
  const { field, problems } = useFields(reply);
  return (
    <AuthForm action={paths.auth({ volver })} title="Iniciar sesión" problems={problems}>
      <EmailField field={field} />
      <PasswordField {...field("password")} label="Contraseña" autoComplete="current-password" />
      <SubmitButton intent="entrar">Iniciar Sesión</SubmitButton>
      <p className="grid gap-1 border-t border-line pt-4 text-sm">
        <TallLink href={paths.authRecuperar()}>He olvidado mi contraseña </TallLink>
        <TallLink href={paths.authVerificar()}>Reenviar el correo de verificación</TallLink>
      </p>
    </AuthForm>
  );
}
