import type { ReactNode } from "react";
import { ProblemBox } from "~/ui/field/error-summary";
import type { Problema } from "../lote/mensajes";

export function ProblemPanel({ problema, children }: { problema: Problema; children?: ReactNode }) {
  return (
    <ProblemBox title={problema.title} className="mb-8" more={children}>
      <p className="mt-1">{problema.text}</p>
    </ProblemBox>
  );
}
