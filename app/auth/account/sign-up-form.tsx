import { NewPassword } from "~/auth/password/new-password";
import { EmailField } from "~/auth/sign-in/email-field";
import { PrivacyNotice } from "~/domain/ajustes/privacy-notice";
import { type FormReply, formErrors } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";

const FIRST_IS_MAIN =
  "La primera persona que se registre será administradora principal. Las solicitudes posteriores las revisa un administrador ya existente.";
const ACCOUNTS_REVIEWED = "Las cuentas nuevas las revisa un administrador.";

export function SignUpForm({ reply, isReviewed }: { reply?: FormReply; isReviewed: boolean }) {
  return (
    <PostForm action={paths.auth({ modo: "registro" })} noValidate className="grid gap-5">
      <DefaultSubmit intent="registrar" />
      <h2 className="sr-only">Registrarse</h2>
      <ErrorSummary errors={formErrors(reply)} />
      <p className="rounded-md bg-brand-tint px-4 py-3 text-sm">
        {isReviewed ? ACCOUNTS_REVIEWED : FIRST_IS_MAIN}
      </p>
      <EmailField reply={reply} />
      <NewPassword reply={reply} />
      <PrivacyNotice purpose="gestionar tu cuenta y tu solicitud de acceso" />
      <button type="submit" name="intent" value="registrar" className="btn btn-brand">
        Registrarse
      </button>
    </PostForm>
  );
}
