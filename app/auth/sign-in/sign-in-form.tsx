import { EmailField } from "~/auth/sign-in/email-field";
import { type FormReply, fieldOf, formErrors } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PasswordField } from "~/ui/field/password-field";
import { PostForm } from "~/ui/form/post-form";

export function SignInForm({ reply, volver }: { reply?: FormReply; volver: string }) {
  return (
    <PostForm action={paths.auth({ volver })} noValidate className="grid gap-5">
      <h2 className="sr-only">Iniciar sesión</h2>
      <ErrorSummary errors={formErrors(reply)} />
      <EmailField reply={reply} />
      <PasswordField
        {...fieldOf(reply, "password")}
        label="Contraseña"
        autoComplete="current-password"
      />
      <button type="submit" name="intent" value="entrar" className="btn btn-brand">
        Iniciar Sesión
      </button>
      <p className="grid gap-1 border-t border-line pt-4 text-sm">
        <a href={paths.authRecuperar()} className="prose-link py-1">
          He olvidado mi contraseña
        </a>
        <a href={paths.authVerificar()} className="prose-link py-1">
          Reenviar el correo de verificación
        </a>
      </p>
    </PostForm>
  );
}
