import { type MouseEvent, useRef, useState } from "react";
import { makeStrongPassword } from "~/auth/password/strong-password";
import { PrivacyNotice } from "~/domain/ajustes/privacy-notice";
import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PasswordField } from "~/ui/field/password-field";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";

interface SignUpFormProps {
  reply?: FormReply;
  suggestion?: string;
}

const FIRST_IS_MAIN =
  "La primera persona que se registre será administradora principal. Las solicitudes posteriores las revisa un administrador ya existente.";
const ACCOUNTS_REVIEWED = "Las cuentas nuevas las revisa un administrador.";

/** @param isReviewed nobody becomes main admin by signing up */
export function SignUpForm({
  reply,
  suggestion,
  isReviewed,
}: SignUpFormProps & { isReviewed: boolean }) {
  return (
    <PostForm action={paths.auth({ modo: "registro" })} noValidate className="grid gap-5">
      <DefaultSubmit intent="registrar" />
      <h2 className="sr-only">Registrarse</h2>
      <ErrorSummary errors={formErrors(reply)} />
      <p className="rounded-md bg-brand-tint px-4 py-3 text-sm">
        {isReviewed ? ACCOUNTS_REVIEWED : FIRST_IS_MAIN}
      </p>
      <Field
        {...fieldOf(reply, "email")}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        required
      />
      <NewPassword reply={reply} suggestion={suggestion} />
      <PrivacyNotice purpose="gestionar tu cuenta y tu solicitud de acceso" />
      <button type="submit" name="intent" value="registrar" className="btn btn-brand">
        Registrarse
      </button>
    </PostForm>
  );
}

interface NewPasswordProps extends SignUpFormProps {
  suggestAt?: string;
}

/** Its form needs a `DefaultSubmit` before, or Enter would ask for a suggestion. */
export function NewPassword({ reply, suggestion, suggestAt }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState(suggestion);
  function suggest(event: MouseEvent) {
    event.preventDefault();
    const password = makeStrongPassword();
    if (input.current) input.current.value = password;
    setMade(password);
  }
  return (
    <div className="grid gap-3">
      <PasswordField
        {...fieldOf(reply, "password")}
        label="Contraseña"
        hint="Al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial."
        autoComplete="new-password"
        defaultValue={suggestion}
        inputRef={input}
      />
      <button
        type="submit"
        name="intent"
        value="sugerir"
        formAction={suggestAt}
        formNoValidate
        onClick={suggest}
        className="btn btn-quiet"
      >
        Generar contraseña segura
      </button>
      <output className={made ? "rounded-md bg-band px-4 py-3 text-sm" : undefined}>
        {made && (
          <>
            Contraseña sugerida, guárdala ahora:{" "}
            <code className="font-semibold break-all">{made}</code>
          </>
        )}
      </output>
    </div>
  );
}
