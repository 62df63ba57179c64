import type { ReactNode } from "react";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";

interface AuthFormProps {
  action: string;
  title?: string;
  reply?: FormReply;
  children: ReactNode;
}

export function AuthForm({ action, title, reply, children }: AuthFormProps) {
  return (
    <PostForm action={action} noValidate className="grid gap-5">
      {title && <h2 className="sr-only">{title}</h2>}
      <ErrorSummary reply={reply} />
      {children}
    </PostForm>
  );
}

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
