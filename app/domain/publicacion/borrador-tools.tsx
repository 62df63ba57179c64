import { formatLong } from "~/domain/fechas";
import { PostForm } from "~/ui/form/post-form";

interface BorradorToolsProps {
  ver: string;
  isDraft: boolean;
  /** The end of the link that is shared. */
  enlaceHasta: string | null;
}

/** They act on what is saved, so they stand in a form of their own. */
export function BorradorTools({ ver, isDraft, enlaceHasta }: BorradorToolsProps) {
  const button = (intent: string, text: string) => (
    <button type="submit" name="intent" value={intent} className="btn btn-quiet px-4 text-sm">
      {text}
    </button>
  );
  return (
    <PostForm action={ver} className="mt-6 flex flex-wrap items-center gap-3 text-sm">
      {isDraft && (
        <a href={ver} className="btn btn-quiet px-4 text-sm">
          Ver borrador
        </a>
      )}
      {button("duplicar", "Duplicar")}
      {isDraft && button("compartir", enlaceHasta ? "Otro enlace" : "Enlace para compartir")}
      {enlaceHasta && (
        <>
          {button("dejar", "Retirar enlace")}
          <span className="text-soft">Compartido hasta el {formatLong(enlaceHasta)}</span>
        </>
      )}
    </PostForm>
  );
}
