import { paths } from "~/site/paths";
import { useFormFrame } from "~/ui/form/form-frame";
import { usePolling } from "~/ui/form/use-polling";
import { QuietLink } from "~/ui/page/link";
import { ProgressBar } from "~/ui/page/progress-bar";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { filasDone, filasDue, percentOf } from "../lote/lote";
import { PROBLEMAS } from "../lote/lote-messages";
import type { Lote } from "../lote/lotes.server";
import { IntentButton, ProblemPanel } from "./partes";

const ANNOUNCED_STEP = 25;

export function LoteProgress({ lote }: { lote: Lote }) {
  usePolling(lote.trabajo !== "fallido", lote);
  const isInDialog = useFormFrame() !== null;
  if (lote.trabajo === "fallido") return <Interrupted lote={lote} />;
  return (
    <section className="panel grid gap-4 p-6 md:p-8">
      <h2 id="progreso" className="text-xl">
        {titleOf(lote)}
      </h2>
      {lote.estado === "leyendo" ? (
        <p className="text-soft">Estamos leyendo el archivo.</p>
      ) : (
        <Progress lote={lote} />
      )}
      <p className="text-sm text-soft">
        {isInDialog
          ? "Puedes cerrar esta ventana: el trabajo sigue en el servidor."
          : "Puedes cerrar esta página: el trabajo sigue en el servidor. Esta página se actualiza sola."}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isInDialog && (
          <QuietLink href={paths.adminImportacion(lote.id, { seguir: "1" })}>Actualizar</QuietLink>
        )}
        <StopButton lote={lote} />
      </div>
    </section>
  );
}

function titleOf({ estado, trabajo }: Lote): string {
  if (estado === "leyendo") return "Leyendo…";
  if (trabajo === "espera") return "En espera";
  return estado === "deshaciendo" ? "Deshaciendo…" : "Importando…";
}

function Progress({ lote }: { lote: Lote }) {
  const percent = percentOf(lote);
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <>
      {lote.trabajo === "espera" && filasDone(lote) === 0 && (
        <p>Las importaciones van de una en una: esta empezará en cuanto le toque.</p>
      )}
      <ProgressBar labelledBy="progreso" percent={percent} />
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span className="text-2xl font-bold">{percent} %</span>
        <span className="self-end text-soft">{doneInWords(lote)}</span>
      </p>
      <p role="status" className="sr-only">
        {announced > 0 && `${announced} % completado`}
      </p>
    </>
  );
}

function Interrupted({ lote }: { lote: Lote }) {
  return (
    <ProblemPanel problema={PROBLEMAS.ocupado}>
      <p className="mt-2">Hechas y guardadas: {doneInWords(lote)}.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <IntentButton lote={lote} intent="reanudar">
          Reanudar
        </IntentButton>
        <StopButton lote={lote} />
      </div>
    </ProblemPanel>
  );
}

const StopButton = ({ lote }: { lote: Lote }) =>
  lote.estado === "en_curso" && (
    <IntentButton lote={lote} intent="detener" look="btn-quiet">
      Detener
    </IntentButton>
  );

const doneInWords = (lote: Lote) =>
  `${formatNumber(filasDone(lote))} de ${formatCount(filasDue(lote), "fila", "filas")}`;
