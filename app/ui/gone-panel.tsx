import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { GONE_TEXT, GONE_TITLE } from "~/http/gone";
import { ErrorSummary } from "./error-summary";
import { useFormFrame } from "./form-frame";
import { FormTitle } from "./route-form";

/** What a dialog says when its subject is gone; the list behind it is read anew. */
export function GonePanel() {
  const frame = useFormFrame();
  const { revalidate } = useRevalidator();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
    revalidate();
  }, [revalidate]);
  useEffect(() => frame?.watch(() => false), [frame]);
  return (
    <div className="grid gap-5">
      <FormTitle>{GONE_TITLE}</FormTitle>
      <ErrorSummary errors={[{ text: GONE_TEXT }]} />
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
