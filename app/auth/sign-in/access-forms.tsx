import { NewPassword } from "~/auth/password/new-password";
import { CodeField, LOST_FACTOR } from "~/auth/second-factor/code-field";
import { AuthForm, EmailField } from "~/auth/sign-in/auth-form";
import { PrivacyNotice } from "~/domain/ajustes/privacy-notice";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { PasswordField } from "~/ui/field/password-field";
import { DefaultSubmit, PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { TallLink } from "~/ui/page/link";

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

type CodeFormProps = { reply?: FormReply; isRecovery: boolean; volver: string };

const RECOVERY = { paso: "recuperacion" } as const;

export function CodeForm({ reply, isRecovery, volver }: CodeFormProps) {
  return (
    <>
      <AuthForm action={paths.auth({ volver, ...(isRecovery && RECOVERY) })} reply={reply}>
        {isRecovery ? (
          <CodeField
            reply={reply}
            label="Código de recuperación"
            hint="Uno de los que guardaste, como ABCD-EF23-4567. Cada código sirve una sola vez."
            inputMode={undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        ) : (
          <CodeField
            reply={reply}
            hint="Los 6 números que muestra ahora tu aplicación de autenticación."
          />
        )}
        <SubmitButton intent={isRecovery ? "recuperar" : "verificar"}>Verificar</SubmitButton>
      </AuthForm>
      <div className="mt-5 grid gap-4 border-t border-line pt-5">
        <a
          href={paths.auth({ volver, ...(!isRecovery && RECOVERY) })}
          className="prose-link py-1 text-sm"
        >
          {isRecovery ? "Usar un código de la aplicación" : "Usar un código de recuperación"}
        </a>
        <p className="text-sm text-soft">{LOST_FACTOR}</p>
        <PostForm action={paths.auth()} className="grid">
          <QuietButton intent="cancelar">Cancelar</QuietButton>
        </PostForm>
      </div>
    </>
  );
}
