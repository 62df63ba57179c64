import type { ReactNode } from "react";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Conflict, type ConflictProps } from "./conflict";
import { CancelLink, DefaultSubmit, FormTitle, RouteForm, SubmitButton } from "./route-form";
import { VersionField } from "./version-field";

type Texts = Record<string, string>;

export interface RecordPage {
  id?: string;
  stored: Texts;
  /** A new row has none. */
  version?: number;
  /** Makes a new row once, however often the form is sent. */
  idem: string;
  volver: string;
  isRestored?: boolean;
}

export interface RecordAnswer {
  reply: FormReply;
  conflict?: { stored: Texts; version: number; author?: string | null };
  idem?: string;
}

export interface RecordFormProps {
  page: RecordPage;
  answer?: RecordAnswer;
  action: string;
  title: string;
  save: string;
  /** Names the row where another has changed it in the meantime. */
  thing: string;
  compare: (stored: Texts, typed: Texts) => ConflictProps["fields"];
  intro?: ReactNode;
  buttons?: ReactNode;
  /** Dresses the bar of the buttons. */
  bar?: string;
  children: ReactNode;
}

export function RecordForm(props: RecordFormProps) {
  const { page, answer, action, title, save, intro, buttons, children } = props;
  const { bar = "border-t border-line pt-5" } = props;
  const { id, volver, isRestored } = page;
  const { reply, conflict } = answer ?? {};
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={reply !== undefined || isRestored}
      className="grid gap-5"
    >
      <FormTitle>{title}</FormTitle>
      {intro}
      <ErrorSummary reply={reply} />
      {conflict && (
        <Conflict
          thing={props.thing}
          author={conflict.author ?? null}
          fields={props.compare(conflict.stored, typedOf(conflict.stored, reply))}
          discard={action}
        />
      )}
      <DefaultSubmit intent="guardar" />
      {id ? (
        <VersionField
          current={conflict?.version ?? page.version}
          reply={conflict ? undefined : reply}
        />
      ) : (
        <input type="hidden" name="idem" value={answer?.idem ?? page.idem} />
      )}
      {children}
      <div className={`flex flex-wrap justify-end gap-3 ${bar}`}>
        <CancelLink href={volver} />
        {buttons}
        <SubmitButton intent="guardar" busy="Guardando...">
          {save}
        </SubmitButton>
      </div>
    </RouteForm>
  );
}

function typedOf(stored: Texts, reply: FormReply | undefined): Texts {
  const names = Object.keys(stored);
  return Object.fromEntries(names.map((name) => [name, fieldOf(reply, name).defaultValue ?? ""]));
}
