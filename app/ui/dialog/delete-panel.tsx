import type { ReactNode } from "react";
import type { FormReply } from "~/http/replies/form-reply";
import { useFormFrame } from "~/ui/form/form-frame";
import { SubmitButton } from "~/ui/form/route-form";
import { QuestionForm } from "./question-form";

export interface DeletePage {
  kind: "eliminar";
  action: string;
  volver: string;
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

export function DeletePanel({ page, answer, fields }: DeletePanelProps) {
  const { action, volver, fate, note, problem } = page;
  const button = fate !== null && (
    <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
      Eliminar
    </SubmitButton>
  );
  const question = { title: QUESTION, cancel: volver, button, text: fate, problem };
  const form = (
    <QuestionForm {...question} action={`${action}#resumen`} reply={answer?.reply}>
      {note && <div className="grid grid-cols-1 gap-3 text-soft">{note}</div>}
      {fields}
    </QuestionForm>
  );
  if (useFormFrame()) return form;
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
