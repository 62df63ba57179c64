import type { ReactNode } from "react";
import { ErrorSummary, Field } from "~/ui/field/field";
import type { useFields } from "~/ui/form/fields";
import { DefaultSubmit, PostForm, SubmitButton } from "~/ui/form/route-form";

type Fields = ReturnType<typeof useFields>;

interface AuthFormProps extends Pick<Fields, "problems"> {
  action: string;
  title?: string;
  children: ReactNode;
}

export function AuthForm({ action, title, problems, children }: AuthFormProps) {
  return (
    <PostForm action={action} noValidate className="grid gap-5">
      {title && <h2 className="sr-only">{title}</h2>}
      <ErrorSummary reply={problems} />
      {children}
    </PostForm>
  );
}

export function EmailField({ field }: Pick<Fields, "field">) {
  return (
    <Field
      {...field("email")}
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
export function LinkForm({ token, intent, button, children, ...form }: LinkFormProps) {
  return (
    <AuthForm {...form}>
      <input type="hidden" name="token" value={token} />
      <DefaultSubmit intent={intent} />
      {children}
      <SubmitButton intent={intent}>{button}</SubmitButton>
    </AuthForm>
  );
}
