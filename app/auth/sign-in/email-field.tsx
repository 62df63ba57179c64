import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { Field } from "~/ui/field/field";

export function EmailField({ reply }: { reply?: FormReply }) {
  return (
    <Field
      {...fieldOf(reply, "email")}
      label="Correo electrónico"
      type="email"
      autoComplete="username"
      required
    />
  );
}
