import type { ReactNode } from "react";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { DefaultSubmit, PostForm, SubmitButton } from "~/ui/form/route-form";

type AuthFormProps = { action: string; title?: string; reply?: FormReply; children: ReactNode };

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

interface LinkFormProps extends Omit<AuthFormProps, "title"> {
  token: string;
  intent: string;
  button: string;
}

/** Requires a button, because mail scanners open links. */
export function LinkForm({ action, token, intent, button, reply, children }: LinkFormProps) {
  return (
    <AuthForm action={action} reply={reply}>
      <input type="hidden" name="token" value={token} />
      <DefaultSubmit intent={intent} />
      {children}
      <SubmitButton intent={intent}>{button}</SubmitButton>
    </AuthForm>
  );
}
