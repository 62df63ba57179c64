import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { ProblemBox } from "~/ui/field/field";
import { FramedForm, SubmitButton } from "~/ui/form/route-form";
import { formatCount } from "~/ui/text/format-number";
import type { Problema } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";

export function ProblemPanel({ problema, children }: { problema: Problema; children?: ReactNode }) {
  return (
    <ProblemBox title={problema.title} className="mb-8" more={children}>
      <p className="mt-1">{problema.text}</p>
    </ProblemBox>
  );
}

type IntentButtonProps = { lote: Lote; intent: string; look?: string; children: string };

export const IntentButton = ({ lote, ...button }: IntentButtonProps) => (
  <FramedForm action={paths.adminImportacion(lote.id)}>
    <SubmitButton {...button} />
  </FramedForm>
);

export const ErroresLink = ({ lote }: { lote: Lote }) => (
  <a href={paths.adminImportacionErrores(lote.id)} download className="btn btn-quiet">
    Descargar errores.csv
  </a>
);

interface SentencesProps {
  texts: readonly string[];
  total?: number;
  name?: readonly [one: string, many: string];
  className?: string;
}

export function Sentences(props: SentencesProps) {
  const { texts, total = 0, name = ["error", "errores"], className = "" } = props;
  const more = total - texts.length;
  return (
    <>
      <ul className={`grid list-disc gap-1 pl-5 ${className}`}>
        {texts.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 font-semibold">Y {formatCount(more, ...name)} más...</p>}
    </>
  );
}
