import type { ReactNode } from "react";
import type { FormReply } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { CancelLink, FormTitle, RouteForm } from "~/ui/form/route-form";

interface QuestionFormProps {
  title: string;
  action: string;
  reply: FormReply | undefined;
  problem?: string;
  text: ReactNode;
  cancel: string;
  button: ReactNode;
  children?: ReactNode;
}

/** Readers hear the text with «Cancelar», which has the focus first. */
const TEXT_ID = "que-pasara";

export function QuestionForm(props: QuestionFormProps) {
  const { title, action, reply, problem, text, cancel, button, children } = props;
  return (
    <RouteForm action={action} className="grid max-w-2xl grid-cols-1 gap-5">
      <FormTitle>{title}</FormTitle>
      <ErrorSummary reply={reply} before={problem} />
      {text && (
        <p id={TEXT_ID} className="break-words">
          {text}
        </p>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <CancelLink href={cancel} focusFirst describedBy={text ? TEXT_ID : undefined} />
        {button}
      </div>
    </RouteForm>
  );
}
