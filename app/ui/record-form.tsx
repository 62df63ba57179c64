import type { ReactNode } from "react";
import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { Conflict, type ConflictProps } from "./conflict";
import { ErrorSummary } from "./error-summary";
import { CancelLink, DefaultSubmit, FormTitle, RouteForm, SubmitButton } from "./route-form";

/** What the page of a form knows of the row behind it. */
export interface RecordPage {
  /** Absent for a new row. */
  id?: string;
  /** Texts by field name; those of a new row are its defaults. */
  stored: Record<string, string>;
  version: number;
  /** Makes a new row once, however often the form is sent. */
  idem: string;
  volver: string;
  /** Whether it holds a draft that is not saved. */
  isRestored?: boolean;
}

/** What its action answers when it does not redirect. */
export interface RecordAnswer {
  reply: FormReply;
  /** The row as somebody else has saved it meanwhile. */
  conflict?: { stored: Record<string, string>; version: number };
  idem?: string;
}

interface RecordFormProps {
  page: RecordPage;
  answer?: RecordAnswer;
  /** Address of the form's page. */
  action: string;
  title: string;
  /** Text of the button that saves. */
  save: string;
  /** Both texts, when somebody else has saved meanwhile. */
  conflict?: Omit<ConflictProps, "discard">;
  /** Stands between the title and what is wrong. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Creates or changes a row: what such forms have in common, around their fields. */
export function RecordForm(props: RecordFormProps) {
  const { page, answer, action, title, save, conflict, intro, children } = props;
  const { id, volver, isRestored } = page;
  const { reply } = answer ?? {};
  // A form that comes back still stands for the version that its author has seen.
  const { defaultValue: seen } = fieldOf(reply, "version");
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={reply !== undefined || isRestored}
      className="grid gap-5"
    >
      <FormTitle>{title}</FormTitle>
      {intro}
      <ErrorSummary errors={formErrors(reply)} />
      {conflict && <Conflict {...conflict} discard={action} />}
      <DefaultSubmit intent="guardar" />
      {id ? (
        <input
          type="hidden"
          name="version"
          value={answer?.conflict?.version ?? seen ?? page.version}
        />
      ) : (
        <input type="hidden" name="idem" value={answer?.idem ?? page.idem} />
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        <CancelLink href={volver} />
        <SubmitButton intent="guardar" busy="Guardando...">
          {save}
        </SubmitButton>
      </div>
    </RouteForm>
  );
}
