import type { ReactNode } from "react";
import type { FormReply } from "~/http/replies/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Conflict, type ConflictProps } from "./conflict";
import { CancelLink, DefaultSubmit, FormTitle, RouteForm, SubmitButton } from "./route-form";
import { VersionField } from "./version-field";

export interface RecordPage {
  id?: string;
  stored: Record<string, string>;
  version: number;
  /** Makes a new row once, however often the form is sent. */
  idem: string;
  volver: string;
  isRestored?: boolean;
}

export interface RecordAnswer {
  reply: FormReply;
  conflict?: { stored: Record<string, string>; version: number };
  idem?: string;
}

interface RecordFormProps {
  page: RecordPage;
  answer?: RecordAnswer;
  action: string;
  title: string;
  save: string;
  conflict?: Omit<ConflictProps, "discard">;
  intro?: ReactNode;
  buttons?: ReactNode;
  children: ReactNode;
}

export function RecordForm(props: RecordFormProps) {
  const { page, answer, action, title, save, conflict, intro, buttons, children } = props;
  const { id, volver, isRestored } = page;
  const { reply } = answer ?? {};
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={reply !== undefined || isRestored}
      className="grid gap-5"
    >
      <FormTitle>{title}</FormTitle>
      {intro}
      <ErrorSummary reply={reply} />
      {conflict && <Conflict {...conflict} discard={action} />}
      <DefaultSubmit intent="guardar" />
      {id ? (
        <VersionField
          current={answer?.conflict?.version ?? page.version}
          reply={conflict ? undefined : reply}
        />
      ) : (
        <input type="hidden" name="idem" value={answer?.idem ?? page.idem} />
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        <CancelLink href={volver} />
        {buttons}
        <SubmitButton intent="guardar" busy="Guardando...">
          {save}
        </SubmitButton>
      </div>
    </RouteForm>
  );
}
