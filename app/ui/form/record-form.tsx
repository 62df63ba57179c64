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
  noun: string;
  compare: (stored: Texts, typed: Texts) => ConflictProps["fields"];
  intro?: ReactNode;
  buttons?: ReactNode;
  /** Dresses the bar of the buttons. */
  bar?: string;
  children: ReactNode;
}

const isHer = (noun: string) => noun.endsWith("a");

export const recordTitle = (noun: string, id: string | undefined) =>
  id ? `Editar ${noun}` : `Crear ${isHer(noun) ? "Nueva" : "Nuevo"} ${noun}`;

export function RecordForm(props: RecordFormProps) {
  const { page, answer, action, noun, intro, buttons, children } = props;
  const { bar = "border-t border-line pt-5" } = props;
  const { id, volver, isRestored } = page;
  const { reply, conflict } = answer ?? {};
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={reply !== undefined || isRestored}
      className="grid gap-5"
    >
      <FormTitle>{recordTitle(noun, id)}</FormTitle>
      {intro}
      <ErrorSummary reply={reply} />
      {conflict && (
        <Conflict
          thing={`${isHer(noun) ? "esta" : "este"} ${noun.toLowerCase()}`}
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
          {id ? "Guardar Cambios" : `Crear ${noun}`}
        </SubmitButton>
      </div>
    </RouteForm>
  );
}

function typedOf(stored: Texts, reply: FormReply | undefined): Texts {
  const names = Object.keys(stored);
  return Object.fromEntries(names.map((name) => [name, fieldOf(reply, name).defaultValue ?? ""]));
}
