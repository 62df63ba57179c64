import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary";

interface DeletePageProps {
  /** What it is, as «producto». */
  kind: string;
  /** «el» or «la». */
  article: "el" | "la";
  /** Name of the thing. */
  name: string;
  /** What goes with it or what to know before, such as where it can be got back. */
  children?: ReactNode;
  errors: { text: string; href?: string }[];
  /** Hidden fields of the form. */
  fields?: ReactNode;
  /** Where it leads not to delete. */
  cancel: string;
  /** While the form is on its way. */
  isDeleting?: boolean;
}

/** Asks before something is deleted: a page of its own, so that it needs no script. */
export function DeletePage({
  kind,
  article,
  name,
  children,
  errors,
  fields,
  cancel,
  isDeleting = false,
}: DeletePageProps) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="eliminar-titulo"
      aria-describedby="eliminar-texto"
      className="panel mx-auto max-w-xl p-6 shadow-card sm:p-9"
    >
      <h1 id="eliminar-titulo" className="text-2xl">
        ¿Estás seguro?
      </h1>
      <div id="eliminar-texto" className="mt-3 grid gap-3">
        <p>
          Se eliminará permanentemente {article} {kind}{" "}
          <strong className="break-words">«{name}»</strong>. Esta acción no se puede deshacer desde
          el sitio.
        </p>
        {children}
      </div>
      <div className="mt-5 empty:hidden">
        <ErrorSummary errors={errors} />
      </div>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        {fields}
        <a href={cancel} className="btn btn-quiet">
          Cancelar
        </a>
        <button
          type="submit"
          name="intent"
          value="eliminar"
          aria-disabled={isDeleting || undefined}
          className="btn btn-danger"
        >
          {isDeleting ? "Eliminando..." : "Eliminar"}
        </button>
      </form>
    </div>
  );
}
