import { formatDateTime } from "~base/fechas";

export function ProgramadoLine({ at }: { at: string | null }) {
  if (at === null) return null;
  return <span className="block text-xs text-soft">Programado para el {formatDateTime(at)}</span>;
}

export const PendienteChip = () => (
  <span className="chip bg-band-strong whitespace-nowrap text-ink">Cambios sin publicar</span>
);

export function EstadoChip({ isPublished }: { isPublished: boolean }) {
  if (isPublished) return <span className="chip">Publicado</span>;
  return <span className="chip bg-band-strong text-ink">Borrador</span>;
}
