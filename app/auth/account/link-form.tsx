import type { ReactNode } from "react";
import { type FormReply, formErrors } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";

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
    <PostForm action={action} noValidate className="grid gap-5">
      <ErrorSummary errors={formErrors(reply)} />
      <input type="hidden" name="token" value={token} />
      <DefaultSubmit intent={intent} />
      {children}
      <button type="submit" name="intent" value={intent} className="btn btn-brand">
        {button}
      </button>
    </PostForm>
  );
}
