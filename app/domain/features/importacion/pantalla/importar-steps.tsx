import { type ReactNode, useEffect, useRef } from "react";
import { formErrors } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { useFormFrame } from "~/ui/form/form-frame";
import { ProseLink } from "~/ui/page/link";
import { LoteContent } from "./lote-content";
import type { ImportAnswer, LotePage, SubidaPage } from "./pagina";
import { ProblemPanel } from "./partes";
import { UploadForm } from "./upload-form";

type StepProps = { page: SubidaPage | LotePage; answer?: ImportAnswer };

export default function ImportarStep({ page, answer }: StepProps) {
  const step =
    page.kind === "lote" &&
    `${page.lote.estado} ${page.asksUndo} ${!page.cambios} ${!page.columnas}`;
  const [lost] = formErrors(answer?.reply);
  const problema = answer?.problema ?? (lost && { title: "Error", text: lost.text });
  return (
    <>
      <Title key={`${step}`}>
        {page.kind === "lote" ? page.lote.archivo : "Importar productos"}
      </Title>
      {problema && <ProblemPanel problema={problema} />}
      {page.kind === "lote" ? (
        <LoteContent {...page} answer={answer} />
      ) : (
        <>
          <UploadForm seal={page.seal} error={problema?.text} />
          <p className="mt-6 text-sm">
            <ProseLink href={paths.adminImportar()}>Importaciones anteriores</ProseLink>
          </p>
        </>
      )}
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const titleId = useFormFrame()?.titleId;
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2
      ref={ref}
      id={titleId}
      tabIndex={-1}
      data-enfocar
      className="mb-6 pr-12 text-2xl break-words outline-none"
    >
      {children}
    </h2>
  );
}
