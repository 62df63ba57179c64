import { formatDateTime } from "~base/fechas";

export function ProgramadoLine({ at }: { at: string | null }) {
  if (at === null) return null;
  return <span className="block text-xs text-soft">Programado para el {formatDateTime(at)}</span>;
}
