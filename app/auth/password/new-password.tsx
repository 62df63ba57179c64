import { type MouseEvent, useRef, useState } from "react";
import { PasswordField } from "~/ui/field/password-field";
import type { FieldOf } from "~/ui/form/fields";
import { makeStrongPassword } from "./strong-password";

type NewPasswordProps = { field: ReturnType<FieldOf>; label?: string; suggestAt?: string };

/** The form needs a `DefaultSubmit` before this field, or Enter would press «suggest». */
export function NewPassword({ field, label = "Contraseña", suggestAt }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
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
