import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary";
import { useFormFrame } from "./form-frame";
import { CancelLink, FormTitle, RouteForm, SubmitButton } from "./route-form";

interface DeletePanelProps {
  /** Address of the page that asks. */
  action: string;
  cancel: string;
  /** Says how it ends; left out where nothing is left to delete. */
  fate?: string;
  errors: { text: string; href?: string }[];
  /** Nothing is promised, and nothing to press, where it cannot be deleted. */
  isRefused?: boolean;
  /** More fields of the form. */
  fields?: ReactNode;
  /** What else to know before, or what to do instead. */
  children?: ReactNode;
}

const QUESTION = "¿Estás seguro?";
/** Heard with «Cancelar», which has the focus before the dialog is read. */
const FATE_ID = "que-pasara";

/** Asks before something is deleted: a page of its own, or the same over its list. */
export function DeletePanel(props: DeletePanelProps) {
  const { action, cancel, fate, errors, isRefused = false, fields, children } = props;
  const isPage = useFormFrame() === null;
  const form = (
    <RouteForm
      action={`${action}#resumen`}
      className={`grid grid-cols-1 gap-5 ${isPage ? "" : "max-w-2xl"}`}
    >
      <FormTitle>{QUESTION}</FormTitle>
      <ErrorSummary errors={errors} />
      {!isRefused && (
        <p id={FATE_ID} className="break-words">
          {fate}
        </p>
      )}
      {children && <div className="grid grid-cols-1 gap-3 text-soft">{children}</div>}
      {fields}
      <div className="flex flex-wrap gap-3">
        <CancelLink href={cancel} focusFirst describedBy={isRefused ? undefined : FATE_ID} />
        {!isRefused && (
          <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
            Eliminar
          </SubmitButton>
        )}
      </div>
    </RouteForm>
  );
  if (!isPage) return form;
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
