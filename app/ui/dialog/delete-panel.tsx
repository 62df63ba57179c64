import type { ReactNode } from "react";
import type { FormReply } from "~/http/replies/form-reply";
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

export function DeletePanel({ page, answer, fields }: DeletePanelProps) {
  const { action, volver, fate, note, problem } = page;
  const button = fate !== null && (
    <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
      Eliminar
    </SubmitButton>
  );
  const question = { title: "¿Estás seguro?", cancel: volver, button, text: fate, problem };
  return (
    <QuestionForm {...question} action={`${action}#resumen`} reply={answer?.reply} isPage>
      {note && <p className="text-soft">{note}</p>}
      {fields}
    </QuestionForm>
  );
}
