import type { ReactNode } from "react";

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
        <a href={cancel} className="btn btn-quiet">
          Cancelar
        </a>
        {form}
      </div>
    </div>
  );
}
