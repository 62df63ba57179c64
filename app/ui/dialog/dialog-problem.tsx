import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { GONE_TEXT, GONE_TITLE, UNREAD_TEXT, UNREAD_TITLE } from "~/http/results/page-not-loaded";
import { ErrorSummary } from "~/ui/field/field";
import { useFormFrame } from "~/ui/form/form-frame";
import { FormTitle } from "~/ui/form/route-form";

export function DialogProblem({ isGone, text }: { isGone: boolean; text?: string }) {
  const frame = useFormFrame();
  const { revalidate } = useRevalidator();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
    if (isGone) revalidate();
  }, [isGone, revalidate]);
  return (
    <div className="grid gap-5">
      <FormTitle>{isGone ? GONE_TITLE : UNREAD_TITLE}</FormTitle>
      <ErrorSummary reply={undefined} before={text ?? (isGone ? GONE_TEXT : UNREAD_TEXT)} />
      <button
        ref={back}
        type="button"
        onClick={frame?.requestClose}
        className="btn btn-quiet justify-self-start"
      >
        Volver a la lista
      </button>
    </div>
  );
}
