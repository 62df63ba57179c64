import { EmailField } from "~/auth/sign-in/email-field";
import { type FormReply, formErrors } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PostForm } from "~/ui/form/post-form";

interface EmailFormProps {
  action: string;
  isSent: boolean;
  reply?: FormReply;
  button: string;
  back: string;
}

export function EmailForm({ action, isSent, reply, button, back }: EmailFormProps) {
  return (
    <>
      {isSent && !reply && (
        <p role="status" className="mb-6 rounded-md bg-brand-tint px-5 py-4">
          Si la dirección corresponde a una cuenta, recibirás un correo con un enlace en unos
          minutos. Mira también la carpeta de correo no deseado.
        </p>
      )}
      <PostForm action={action} noValidate className="grid gap-5">
        <ErrorSummary errors={formErrors(reply)} />
        <EmailField reply={reply} />
        <button type="submit" name="intent" value="enviar" className="btn btn-brand">
          {button}
        </button>
      </PostForm>
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <a href={paths.auth()} className="prose-link py-1">
          {back}
        </a>
      </p>
    </>
  );
}
