import type { ReactNode } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary } from "~/ui/field/field";
import { useFormFrame } from "~/ui/form/form-frame";
import { CancelLink, FormTitle, HiddenFields, RouteForm, SubmitButton } from "~/ui/form/route-form";

interface QuestionFormProps {
  title: string;
  action?: string;
  reply?: FormReply;
  problem?: string;
  text: ReactNode;
  cancel: ReactNode;
  button: ReactNode;
  isPage?: boolean;
  children?: ReactNode;
}

/** Describes «Cancelar», which gets the focus, so that screen readers read the text. */
const TEXT_ID = "que-pasara";

export function QuestionForm(props: QuestionFormProps) {
  const { title, action, reply, problem, text, cancel, button, isPage = false, children } = props;
  const frame = useFormFrame();
  const describedBy = text ? TEXT_ID : undefined;
  const form = (
    <RouteForm action={action} className="grid max-w-2xl grid-cols-1 gap-5">
      {frame || isPage ? <FormTitle>{title}</FormTitle> : <h2 className="text-xl">{title}</h2>}
      <ErrorSummary reply={frame ? frame.reply : reply} before={problem} />
      {text && (
        <p id={TEXT_ID} className="break-words">
          {text}
        </p>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        {typeof cancel === "string" ? (
          <CancelLink href={cancel} focusFirst describedBy={describedBy} />
        ) : (
          cancel
        )}
        {button}
      </div>
    </RouteForm>
  );
  if (frame) return form;
  return (
    <div
      id="confirmar"
      tabIndex={-1}
      role="alertdialog"
      aria-label={title}
      aria-describedby={describedBy}
      className={`panel p-6 break-words ${isPage ? "mx-auto max-w-xl shadow-card sm:p-9" : "mb-8 border-control shadow-raised"}`}
    >
      {form}
    </div>
  );
}

interface QuestionProps extends Pick<QuestionFormProps, "action" | "cancel"> {
  title?: string;
  fields?: Record<string, string>;
  intent?: string;
  button?: ReactNode;
  busy?: string;
  isSafe?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** Asks before a deletion or another act; the page behind `cancel` handles the answer. */
export function Question({ title, cancel, action, children, fields = {}, ...sent }: QuestionProps) {
  const { intent = "eliminar", busy = "Eliminando...", isSafe = false } = sent;
  const button = (
    <SubmitButton intent={intent} busy={busy} look={isSafe ? "btn-brand" : "btn-quiet btn-danger"}>
      {sent.button ?? "Eliminar"}
    </SubmitButton>
  );
  const asked = { title: title ?? "¿Estás seguro?", action: action ?? `${cancel}#resumen` };
  return (
    <QuestionForm {...asked} cancel={cancel} text={children} button={button}>
      <HiddenFields of={fields} />
      {sent.more}
    </QuestionForm>
  );
}
