import type { ComponentProps } from "react";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { Field } from "~/ui/field/field";

export const CODE_LENGTH = 6;
/** Longer than a code, because browsers cut pasted text at the limit, spaces included. */
const TYPED_LENGTH = 20;

export const LOST_FACTOR =
  "¿Sin la aplicación y sin códigos? Pide a otro administrador principal que te quite la verificación en dos pasos en «Usuarios». Si no hay otro, la quita quien lleva el servidor.";

type CodeFieldProps = Partial<ComponentProps<typeof Field>> & { reply?: FormReply };

/** Never shows the typed code again, because each code works only once. */
export function CodeField({ reply, ...field }: CodeFieldProps) {
  return (
    <Field
      {...fieldOf(reply, "code")}
      defaultValue={undefined}
      label="Código de verificación"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={TYPED_LENGTH}
      required
      {...field}
    />
  );
}
