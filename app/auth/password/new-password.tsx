import { type MouseEvent, useRef, useState } from "react";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { PasswordField } from "~/ui/field/password-field";
import { makeStrongPassword } from "./strong-password";

type NewPasswordProps = { reply?: FormReply; label?: string; suggestAt?: string };

/**
 * The form needs a `DefaultSubmit` first, or Enter would ask for a suggestion. Its refusals must
 * hide `SECRET_FIELDS`, or the page would contain the typed password.
 */
export function NewPassword({ reply, label, suggestAt }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const field = fieldOf(reply, "password");
  const [made, setMade] = useState(field.defaultValue);
  function suggest(event: MouseEvent) {
    event.preventDefault();
    const password = makeStrongPassword();
    if (input.current) input.current.value = password;
    setMade(password);
  }
  return (
    <div className="grid gap-3">
      <PasswordField
        {...field}
        label={label}
        hint="Al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial."
        autoComplete="new-password"
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
