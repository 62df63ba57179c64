import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { asPart } from "~/http/replies/page-not-loaded";
import { paths } from "~/site/paths";
import { DIALOG_LOOK } from "~/ui/dialog/open-dialog";
import { CONTROL } from "~/ui/field/field";
import { InsertableList } from "./insertable-list";
import type { GrupoInsertable } from "./insertables.server";

interface InsertDialogProps {
  onPick: (linea: string) => void;
  onClosed: () => void;
}

const PAUSE_MS = 250;

/** Stands inside the form of the text, so it is none itself. */
export default function InsertDialog({ onPick, onClosed }: InsertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { load, data, state } = useFetcher<{ grupos?: GrupoInsertable[] }>();
  const [q, setQ] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const timer = setTimeout(() => load(asPart(paths.adminInsertar({ q }))), q ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [load, q]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      // The form may stand in a dialog itself, which would take Escape for its own.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      className={DIALOG_LOOK}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          Buscar para insertar
        </h2>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          Cerrar
        </button>
      </div>
      <label htmlFor={`${id}-q`} className="mt-4 block font-semibold">
        Productos, artículos o imágenes
      </label>
      <input
        type="search"
        id={`${id}-q`}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={`mt-1.5 min-h-11 ${CONTROL}`}
      />
      <div aria-busy={state !== "idle"} className="mt-5 grid gap-6">
        {data?.grupos ? (
          <InsertableList
            grupos={data.grupos}
            canInsert
            onPick={(linea) => {
              onPick(linea);
              dialog.current?.close();
            }}
          />
        ) : (
          <p className="text-soft">
            {data && state === "idle"
              ? "No se ha podido buscar. Inténtalo de nuevo."
              : "Un momento…"}
          </p>
        )}
      </div>
    </dialog>
  );
}
