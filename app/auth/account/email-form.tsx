import { type FormReply, fieldOf, formErrors } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";

interface EmailFormProps {
  action: string;
  isSent: boolean;
  reply?: FormReply;
  button: string;
  /** Leads to the sign-in. */
  back: string;
}

/** Has a link mailed. Everybody reads the same answer, with or without an account. */
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
        <Field
          {...fieldOf(reply, "email")}
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          required
        />
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
