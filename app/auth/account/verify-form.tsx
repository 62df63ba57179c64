import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";
import { NewPassword } from "./sign-up-form";

interface VerifyFormProps {
  token: string;
  /** This browser signed up itself and chose a password then; any other chooses one now. */
  hasPassword: boolean;
  reply?: FormReply;
  suggestion?: string;
}

export function VerifyForm({ token, hasPassword, reply, suggestion }: VerifyFormProps) {
  return (
    <PostForm action={paths.authVerificar({ token })} noValidate className="grid gap-5">
      <ErrorSummary errors={formErrors(reply)} />
      <input type="hidden" name="token" value={token} />
      <DefaultSubmit intent="verificar" />
      {!hasPassword && (
        <>
          <div>
            <h2 className="text-lg">Elige tu contraseña</h2>
            <p className="mt-1 text-sm text-soft">
              Es la que valdrá en tu cuenta, aunque ya se escribiera otra al registrarse.
            </p>
          </div>
          <NewPassword reply={reply} suggestion={suggestion} />
        </>
      )}
      <button type="submit" name="intent" value="verificar" className="btn btn-brand">
        Verificar mi correo
      </button>
    </PostForm>
  );
}
