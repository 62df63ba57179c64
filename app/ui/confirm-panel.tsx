import type { ReactNode } from "react";
import { useFormFrame } from "./form-frame";
import { DialogLink } from "./route-dialog";

interface ConfirmPanelProps {
  title: string;
  children: ReactNode;
  /** The form that does it. */
  form: ReactNode;
  /** Where it leads not to do it. */
  cancel: string;
}

/** Asks before something is done that cannot simply be undone; a page part, so it needs no script. */
export function ConfirmPanel({ title, children, form, cancel }: ConfirmPanelProps) {
  // Inside a dialog it leads back there; over a list that dialogs open on, it leads to the list.
  const Cancel = useFormFrame() ? DialogLink : "a";
  return (
    <div
      role="alertdialog"
      aria-labelledby="confirmar-titulo"
      aria-describedby="confirmar-texto"
      className="panel mb-8 border-control p-6 shadow-raised"
    >
      <h2 id="confirmar-titulo" className="text-xl break-words">
        {title}
      </h2>
      <p id="confirmar-texto" className="mt-2 max-w-2xl">
        {children}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Cancel href={cancel} className="btn btn-quiet">
          Cancelar
        </Cancel>
        {form}
      </div>
    </div>
  );
}
