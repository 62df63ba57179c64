import type { ReactNode } from "react";
import { type FormReply, formErrors } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { useFormFrame } from "~/ui/form/form-frame";
import { CancelLink, FormTitle, RouteForm, SubmitButton } from "~/ui/form/route-form";

export interface DeletePage {
  kind: "eliminar";
  action: string;
  volver: string;
  /** Null where it cannot be deleted; then there is no button. */
  fate: string | null;
  note?: string;
  problem?: string;
}

interface DeletePanelProps {
  page: DeletePage;
  answer?: { reply?: FormReply };
  fields?: ReactNode;
}

const QUESTION = "¿Estás seguro?";
/** Readers hear it with «Cancelar», which has the focus first. */
const FATE_ID = "que-pasara";

export function DeletePanel({ page, answer, fields }: DeletePanelProps) {
  const { action, volver, fate, note, problem } = page;
  const isPage = useFormFrame() === null;
  const errors = formErrors(answer?.reply);
  if (problem && errors.length === 0) errors.push({ text: problem });
  const form = (
    <RouteForm
      action={`${action}#resumen`}
      className={`grid grid-cols-1 gap-5 ${isPage ? "" : "max-w-2xl"}`}
    >
      <FormTitle>{QUESTION}</FormTitle>
      <ErrorSummary errors={errors} />
      {fate !== null && (
        <p id={FATE_ID} className="break-words">
          {fate}
        </p>
      )}
      {note && <div className="grid grid-cols-1 gap-3 text-soft">{note}</div>}
      {fields}
      <div className="flex flex-wrap gap-3">
        <CancelLink href={volver} focusFirst describedBy={fate === null ? undefined : FATE_ID} />
        {fate !== null && (
          <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
            Eliminar
          </SubmitButton>
        )}
      </div>
    </RouteForm>
  );
  if (!isPage) return form;
  return (
    <div
      role="alertdialog"
      aria-label={QUESTION}
      className="panel mx-auto max-w-xl p-6 shadow-card sm:p-9"
    >
      {form}
    </div>
  );
}
