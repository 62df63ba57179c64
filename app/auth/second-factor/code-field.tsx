import type { ComponentProps } from "react";
import { Field } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";

export const CODE_LENGTH = 6;
/** Longer than a code, because browsers cut pasted text at the limit, spaces included. */
const TYPED_LENGTH = 20;

export const LOST_FACTOR =
  "¿Sin la aplicación y sin códigos? Pide a otro administrador principal que te quite la verificación en dos pasos en «Usuarios». Si no hay otro, la quita quien lleva el servidor.";

type CodeFieldProps = Partial<ComponentProps<typeof Field>> & { field: FieldOf };

export function CodeField({ field, ...props }: CodeFieldProps) {
  return (
    <Field
      {...field("code")}
      label="Código de verificación"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={TYPED_LENGTH}
      required
      {...props}
    />
  );
}
