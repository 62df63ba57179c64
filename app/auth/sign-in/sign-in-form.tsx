import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { PasswordField } from "~/ui/field/password-field";
import { SubmitButton } from "~/ui/form/route-form";
import { TallLink } from "~/ui/page/link";
import { AuthForm, EmailField } from "./auth-form";

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
