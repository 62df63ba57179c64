import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";

interface EmailFormProps {
  action: string;
  reply?: FormReply;
  button: string;
}

export function EmailForm({ action, reply, button }: EmailFormProps) {
  return (
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
  );
}

/** Everybody reads it, whether or not the address has an account. */
export function SentNotice() {
  return (
    <p role="status" className="mb-6 rounded-md bg-brand-tint px-5 py-4">
      Si la dirección corresponde a una cuenta, recibirás un correo con un enlace en unos minutos.
      Mira también la carpeta de correo no deseado.
    </p>
  );
}
