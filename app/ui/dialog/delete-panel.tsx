import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import type { Choice } from "~/ui/field/choice";
import { Choices, SelectField } from "~/ui/field/select-field";
import { SubmitButton } from "~/ui/form/route-form";
import { QuestionForm } from "./question-form";

export interface DeletePage {
  kind: "eliminar";
  action: string;
  volver: string;
  fate: string | null;
  note?: string;
  problem?: string;
  /** Others take what is in it. */
  heirs?: { label: string; hint: string; choices: Choice[] };
}

interface DeletePanelProps {
  page: DeletePage;
  answer?: { reply?: FormReply };
}

export function DeletePanel({ page, answer }: DeletePanelProps) {
  const { action, volver, fate, note, problem, heirs } = page;
  const button = fate !== null && (
    <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
      Eliminar
    </SubmitButton>
  );
  const question = { title: "¿Estás seguro?", cancel: volver, button, text: fate, problem };
  return (
    <QuestionForm {...question} action={`${action}#resumen`} reply={answer?.reply} isPage>
      {note && <p className="text-soft">{note}</p>}
      {heirs && (
        <SelectField {...fieldOf(answer?.reply, "destino")} label={heirs.label} hint={heirs.hint}>
          <Choices of={heirs.choices} />
        </SelectField>
      )}
    </QuestionForm>
  );
}
