import type { ReactNode } from "react";
import { AuthForm } from "~/auth/sign-in/auth-form";
import type { FormReply } from "~/http/replies/form-reply";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";

interface LinkFormProps {
  action: string;
  token: string;
  intent: string;
  button: string;
  reply?: FormReply;
  children: ReactNode;
}

/** Mail scanners open links, so nothing happens before this form is sent. */
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
