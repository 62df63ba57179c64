import type { ComponentProps } from "react";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { Field } from "~/ui/field/field";

export const CODE_LENGTH = 6;

type CodeFieldProps = Partial<ComponentProps<typeof Field>> & { reply?: FormReply };

/** Never shows what was typed: each code is good once. */
export function CodeField({ reply, ...field }: CodeFieldProps) {
  return (
    <Field
      {...fieldOf(reply, "code")}
      defaultValue={undefined}
      label="Código de verificación"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH + 1}
      required
      {...field}
    />
  );
}
