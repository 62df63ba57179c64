export function EstadoChip({ isPublished }: { isPublished: boolean }) {
  if (isPublished) return <span className="chip">Publicado</span>;
  return <span className="chip bg-band-strong text-ink">Borrador</span>;
}
