import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";

interface ReauthenticateFormProps {
  email: string;
  needsCode: boolean;
  /** Path of the page that asked. */
  back: string;
  reply?: FormReply;
}

/**
 * Where to go without what was asked for: back to the page that asked, the list of people or the
 * profile.
 */
const withoutChanges = (back: string) =>
  back.startsWith(paths.adminUsuarios()) ? paths.adminUsuarios() : paths.adminProfile();

/** Password and code once more. */
export function ReauthenticateForm({ email, needsCode, back, reply }: ReauthenticateFormProps) {
  return (
    <form method="post" action={paths.authReautenticar(back)} className="grid gap-5">
      <ErrorSummary errors={formErrors(reply)} />
      <input type="hidden" name="volver" value={back} />
      <Field
        id="campo-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordField
        {...fieldOf(reply, "password")}
        label="Contraseña"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          {...fieldOf(reply, "code")}
          defaultValue={undefined}
          label="Código de verificación"
          hint="Los 6 números de tu aplicación, o un código de recuperación."
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
      )}
      <button type="submit" name="intent" value="confirmar" className="btn btn-brand">
        Confirmar
      </button>
      <a href={withoutChanges(back)} className="prose-link justify-self-center py-1 text-sm">
        Volver sin cambios
      </a>
    </form>
  );
}
