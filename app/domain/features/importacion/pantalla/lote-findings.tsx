import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { Notice } from "~/ui/page/notice";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { ERRORES_MOSTRADOS } from "../lote/lote";
import { FILA_DANADA, PROBLEMAS } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import { ErroresLink, IntentButton, ProblemPanel, Sentences } from "./partes";

/** @param erradas rows with errors; an error of the heading is about all of them */
export function ErroresPanel({ lote, erradas }: { lote: Lote; erradas: number }) {
  const { errores, numErrores, filas } = lote;
  const isOfHeading = errores.some((sentence) => sentence.startsWith("Fila 1:"));
  const shown = errores.slice(0, ERRORES_MOSTRADOS);
  return (
    <ProblemPanel problema={PROBLEMAS.errores}>
      <Sentences className="mt-3" texts={shown} total={numErrores} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {filas > 0 && !isOfHeading && (
          <IntentButton lote={lote} intent="dejar-fuera">
            {erradas === 1
              ? "Dejar fuera la fila con errores"
              : `Dejar fuera las ${formatNumber(erradas)} filas con errores`}
          </IntentButton>
        )}
        <ErroresLink lote={lote} />
        <DialogLink href={paths.adminImportar()}>Subir otro archivo</DialogLink>
      </div>
    </ProblemPanel>
  );
}

export function FueraPanel({ lote, filas }: { lote: Lote; filas: number }) {
  if (filas === 0) return null;
  return (
    <div className="panel mb-6 flex flex-wrap items-center gap-3 px-6 py-4">
      <p>{formatCount(filas, "fila con errores queda", "filas con errores quedan")} fuera.</p>
      <ErroresLink lote={lote} />
    </div>
  );
}

export function AvisosPanel({ lote: { avisos, numAvisos } }: { lote: Lote }) {
  if (numAvisos === 0) return null;
  const [one, many] = ["aviso que no impide importar", "avisos que no impiden importar"];
  return (
    <details className="panel mb-6 px-6 py-4" open={numAvisos <= ERRORES_MOSTRADOS}>
      <summary className="font-semibold">{formatCount(numAvisos, one, many)}</summary>
      <Sentences
        className="mt-2 text-sm"
        texts={avisos}
        total={numAvisos}
        name={["aviso", "avisos"]}
      />
    </details>
  );
}

export function DanadasPanel({ filas }: { filas: readonly number[] }) {
  if (filas.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="error">
        <Sentences texts={filas.map((fila) => `Fila ${fila}: ${FILA_DANADA}`)} />
      </Notice>
    </div>
  );
}
