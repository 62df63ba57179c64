import { useId } from "react";
import { fieldId } from "~/http/results/form-reply";
import { ProseLink } from "~/ui/page/link";
import type { Nota } from "./nota";

type EditorialNotesProps = { notas: readonly Nota[]; publicado?: { title: string; href: string } };

export function EditorialNotes({ notas, publicado }: EditorialNotesProps) {
  const id = useId();
  const blocking = notas.filter(({ level }) => level === "bloqueo");
  const advice = notas.filter(({ level }) => level === "aviso");
  if (notas.length === 0) return null;
  return (
    <section id="revision" aria-labelledby={id} className="panel p-5 md:p-6">
      <h2 id={id} className="text-xl">
        {publicado ? (
          <>
            Publicado: <ProseLink href={publicado.href}>{publicado.title}</ProseLink>
          </>
        ) : (
          "Revisión antes de publicar"
        )}
      </h2>
      {blocking.length > 0 && (
        <div className="mt-4 rounded-md border border-danger bg-danger-tint px-4 py-3">
          <h3 className="font-sans text-base font-semibold">Impide publicar</h3>
          <NoteList notas={blocking} hasFields={!publicado} />
        </div>
      )}
      {advice.length > 0 && (
        <>
          <p className="mt-4 text-sm text-soft">
            {adviceLead(blocking.length > 0, publicado !== undefined)}
          </p>
          <NoteList notas={advice} hasFields={!publicado} />
        </>
      )}
    </section>
  );
}

function adviceLead(isBlocked: boolean, isPublished: boolean): string {
  if (isBlocked) return "Además, conviene mirar:";
  return isPublished ? "Está publicado; conviene mirar:" : "Se puede publicar; conviene mirar:";
}

function NoteList({
  notas,
  hasFields,
}: Pick<EditorialNotesProps, "notas"> & { hasFields: boolean }) {
  return (
    <ul className="mt-1.5 grid list-disc gap-1.5 pl-5">
      {notas.map(({ texto, campo }) => (
        <li key={texto}>
          {campo && hasFields ? <ProseLink href={`#${fieldId(campo)}`}>{texto}</ProseLink> : texto}
        </li>
      ))}
    </ul>
  );
}
