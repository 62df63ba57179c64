import type { ReactNode } from "react";
import type { Problema } from "../lote/mensajes";

export function ProblemPanel({ problema, children }: { problema: Problema; children?: ReactNode }) {
  return (
    <div
      id="resumen"
      tabIndex={-1}
      data-errores
      className="mb-8 rounded-lg border-2 border-danger bg-danger-tint px-5 py-4"
    >
      {/* The alert is the inner box: focus on the outer one would silence it in some readers. */}
      <div role="alert">
        <h2 className="text-lg">{problema.title}</h2>
        <p className="mt-1">{problema.text}</p>
      </div>
      {children}
    </div>
  );
}
