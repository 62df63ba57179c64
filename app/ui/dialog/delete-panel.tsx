import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { type Choice, Choices, SelectField } from "~/ui/field/field";
import { CancelLink, HiddenFields, SubmitButton } from "~/ui/form/route-form";
import { PreviewImage } from "~/ui/picture/preview-image";
import { QuestionForm } from "./question-form";

export interface DeletePage {
  kind: "eliminar";
  action: string;
  volver: string;
  fate: string | null;
  note?: string;
  problem?: string;
  title?: string;
  /** The label of the button, if it does something other than delete. */
  deed?: string;
  /** Offers rows that take over the contents of the deleted one. */
  heirs?: { label: string; hint: string; choices: Choice[] };
  rows?: AskedRow[];
  fields?: Record<string, string>;
}

export type AskedRow = { id: string; title: string; thumb?: Record<"src" | "look", string> };

type DeletePanelProps = { page: DeletePage; answer?: { reply?: FormReply } };

export function DeletePanel({ page, answer }: DeletePanelProps) {
  const { action, volver, fate, note, problem, deed, heirs, rows, fields = {} } = page;
  const usual = fate === null ? "No se puede eliminar" : "¿Estás seguro?";
  const back = fate === null ? <CancelLink href={volver}>Volver a la lista</CancelLink> : volver;
  const button = fate !== null && (
    <SubmitButton
      intent="eliminar"
      busy={deed ? "Guardando..." : "Eliminando..."}
      look={deed ? "btn-brand" : "btn-quiet btn-danger"}
    >
      {deed ?? "Eliminar"}
    </SubmitButton>
  );
  const question = { title: page.title ?? usual, cancel: back, button, text: fate, problem };
  return (
    <QuestionForm {...question} action={`${action}#resumen`} reply={answer?.reply} isPage>
      {note && <p className="text-soft">{note}</p>}
      {heirs && (
        <SelectField {...fieldOf(answer?.reply, "destino")} label={heirs.label} hint={heirs.hint}>
          <Choices of={heirs.choices} />
        </SelectField>
      )}
      <HiddenFields of={fields} />
      {rows && <Several rows={rows} />}
    </QuestionForm>
  );
}

function Several({ rows }: { rows: AskedRow[] }) {
  return (
    <ul className="grid max-h-80 gap-1 overflow-y-auto rounded-md bg-band px-5 py-3 text-sm">
      {rows.map(({ id, title, thumb }) => (
        <li key={id} className="flex min-w-0 items-center gap-3">
          <input type="hidden" name="id" value={id} />
          {thumb && (
            <PreviewImage
              sources={[thumb.src]}
              alt=""
              failed=""
              lazy
              className={`size-14 flex-none ${thumb.look}`}
            />
          )}
          <span className="min-w-0 break-words">{title}</span>
        </li>
      ))}
    </ul>
  );
}
