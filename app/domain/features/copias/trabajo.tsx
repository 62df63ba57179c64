import { paths } from "~/site/paths";
import { usePolling } from "~/ui/form/use-polling";
import { QuietLink } from "~/ui/page/link";
import { ProgressBar } from "~/ui/page/progress-bar";
import { formatDateTime } from "~base/fechas";
import type { BackupWork } from "~db/backup/work.server";

const WORDS = {
  make: ["se está haciendo una copia", "Copia hecha y comprobada", "No se pudo hacer la copia"],
  daily: [
    "se está haciendo la copia de cada noche",
    "Copia de cada noche hecha y comprobada",
    "No se pudo hacer la copia de cada noche",
  ],
  check: [
    "se está comprobando la copia",
    "Leída de principio a fin, está bien la copia",
    "No está bien la copia",
  ],
  send: [
    "se está llevando la última copia al almacén de fuera",
    "Última copia llevada al almacén de fuera y leída allí",
    "No se pudo llevar la última copia al almacén de fuera",
  ],
} as const;

export function workInWords(work: BackupWork): string {
  const { what, madeAt, begunAt, endedAt = begunAt, problem, isRunning } = work;
  const cual = madeAt ? ` del ${formatDateTime(madeAt)}` : "";
  const [doing, done, failed] = WORDS[what];
  if (isRunning) return `${doing}${cual}, desde el ${formatDateTime(begunAt)}`;
  const when = `${cual} (${formatDateTime(endedAt)})`;
  return problem ? `${failed}${when}: ${problem}` : `${done}${when}.`;
}

export function TrabajoPanel({ work }: { work: BackupWork }) {
  const { what, isRunning, percent, problem } = work;
  const id = what === "send" ? "enviando" : "en-marcha";
  usePolling(isRunning, work);
  if (!isRunning) {
    const look = problem ? "max-w-2xl rounded-md bg-danger-tint px-5 py-4" : "text-soft";
    return (
      <p role={problem ? "alert" : "status"} className={look}>
        {workInWords(work)}
      </p>
    );
  }
  return (
    <div className="grid max-w-2xl justify-items-start gap-3">
      <p role="status" id={id} className="font-semibold">
        En marcha: {workInWords(work)}.
      </p>
      <ProgressBar labelledBy={id} percent={percent} />
      <p className="text-sm text-soft tabular-nums">
        {percent} % · Puedes cerrar esta página: el trabajo sigue en el servidor.
      </p>
      <QuietLink href={paths.adminAjustes("copias")}>Actualizar</QuietLink>
    </div>
  );
}
