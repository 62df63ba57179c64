import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { Field } from "~/ui/field/field";

export const CODE_LENGTH = 6;

export function CodeField({ reply, hint }: { reply?: FormReply; hint: string }) {
  return (
    <Field
      {...fieldOf(reply, "code")}
      defaultValue={undefined}
      label="Código de verificación"
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH + 1}
      required
    />
  );
}
