import { lazy, useEffect, useRef } from "react";
import { formErrors } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { useFormFrame } from "~/ui/form/form-frame";
import { ProseLink } from "~/ui/page/link";
import { LoteContent } from "./lote-content";
import type { ImportAnswer, LotePage, SubidaPage } from "./pagina";
import { ProblemPanel } from "./partes";

/** Loaded lazily, because an import that is running needs no form for a file. */
const UploadForm = lazy(() => import("./upload-form"));

type StepProps = { page: SubidaPage | LotePage; answer?: ImportAnswer };

export default function ImportarStep({ page, answer }: StepProps) {
  const [lost] = formErrors(answer?.reply);
  const problema = answer?.problema ?? (lost && { title: "Error", text: lost.text });
  const panel = problema && <ProblemPanel problema={problema} />;
  if (page.kind === "subida") {
    return (
      <>
        <Title text="Importar productos" />
        {panel}
        <UploadForm seal={page.seal} error={problema?.text} />
        <p className="mt-6 text-sm">
          <ProseLink href={paths.adminImportar()}>Importaciones anteriores</ProseLink>
        </p>
      </>
    );
  }
  const { lote, asksUndo, cambios, columnas } = page;
  const step = `${lote.estado} ${asksUndo} ${!cambios} ${!columnas?.choices}`;
  return (
    <>
      <Title key={step} text={lote.archivo} />
      {panel}
      <LoteContent {...page} answer={answer} />
    </>
  );
}

/** Focuses the title of each step, so that screen readers start there. */
function Title({ text }: { text: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const titleId = useFormFrame()?.titleId;
  useEffect(() => ref.current?.focus(), []);
  if (titleId === undefined) return <h1 className="mb-8 text-3xl break-words">{text}</h1>;
  return (
    <h2
      ref={ref}
      id={titleId}
      tabIndex={-1}
      data-enfocar
      className="mb-6 pr-12 text-2xl break-words outline-none"
    >
      {text}
    </h2>
  );
}
