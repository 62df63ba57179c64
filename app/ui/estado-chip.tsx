/** Whether visitors see something: «Publicado», or else «Borrador». */
export function EstadoChip({ isPublished }: { isPublished: boolean }) {
  if (isPublished) return <span className="chip">Publicado</span>;
  return <span className="chip bg-band-strong text-ink">Borrador</span>;
}
