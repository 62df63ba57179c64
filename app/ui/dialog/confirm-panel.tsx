import type { ReactNode } from "react";
import { useFormFrame } from "~/ui/form/form-frame";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { QuestionForm } from "./question-form";
import { DialogLink } from "./route-dialog";

interface ConfirmPanelProps {
  title: string;
  children: ReactNode;
  details?: ReactNode;
  form: ReactNode;
  cancel: string;
  isPage?: boolean;
}

export function ConfirmPanel(props: ConfirmPanelProps) {
  const { title, children, details, form, cancel, isPage = false } = props;
  const Heading = isPage ? "h1" : "h2";
  const Cancel = useFormFrame() ? DialogLink : "a";
  return (
    <div
      id="confirmar"
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="confirmar-titulo"
      aria-describedby="confirmar-texto"
      className={`panel ${isPage ? "mx-auto max-w-2xl p-6 shadow-card sm:p-9" : "mb-8 border-control p-6 shadow-raised"}`}
    >
      <Heading id="confirmar-titulo" className={`break-words ${isPage ? "text-2xl" : "text-xl"}`}>
        {title}
      </Heading>
      <p id="confirmar-texto" className="mt-2 max-w-2xl">
        {children}
      </p>
      {details}
      <div className="mt-5 flex flex-wrap gap-3">
        <Cancel href={cancel} className="btn btn-quiet">
          Cancelar
        </Cancel>
        {form}
      </div>
    </div>
  );
}

interface QuestionProps extends Pick<ConfirmPanelProps, "title" | "children" | "cancel"> {
  action: string;
  fields?: Record<string, string>;
  intent: string;
  button: ReactNode;
  busy: string;
  isSafe?: boolean;
}

export function Question(props: QuestionProps) {
  const { title, children, cancel, action, fields = {} } = props;
  const frame = useFormFrame();
  const hidden = <HiddenFields of={fields} />;
  const button = (
    <SubmitButton
      intent={props.intent}
      busy={props.busy}
      look={props.isSafe ? "btn-brand" : "btn-quiet btn-danger"}
    >
      {props.button}
    </SubmitButton>
  );
  if (frame) {
    const question = { title, cancel, action, button, text: children, reply: frame.reply };
    return <QuestionForm {...question}>{hidden}</QuestionForm>;
  }
  const form = (
    <RouteForm action={action}>
      {hidden}
      {button}
    </RouteForm>
  );
  return (
    <ConfirmPanel title={title} cancel={cancel} form={form}>
      {children}
    </ConfirmPanel>
  );
}
