import type { ReactNode } from "react";
import { DataCell } from "~/ui/list/data-table";
import type { Publicable } from "~db/schema/edicion";
import { LOTE_LABELS, LOTES, type LoteAccion } from "./lote";

const LOTE_FORM = "lote";

const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((box) => box instanceof HTMLInputElement);

/** The box of a row; it belongs to the bar under the list. */
export function LoteCell({ id, title }: { id: string; title: string }) {
  return (
    <DataCell label="Seleccionar" className="@min-[48rem]:w-10">
      <label className="-m-3 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          form={LOTE_FORM}
          name="id"
          value={id}
          aria-label={`Seleccionar ${title}`}
          className="size-5 accent-brand"
          onChange={({ target: { form, checked } }) => {
            for (const box of boxesOf(form)) if (box.name === "todos") box.checked &&= checked;
          }}
        />
      </label>
    </DataCell>
  );
}

interface LoteBarProps {
  tipo: Publicable;
  ids: readonly string[];
  here: string;
  children: ReactNode;
}

export function LoteBar({ tipo, ids, here, children }: LoteBarProps) {
  const { action, nouns } = LOTES[tipo];
  return (
    <form
      id={LOTE_FORM}
      action={action}
      aria-label={`Cambios en los ${nouns[1]} marcados`}
      className="panel marked-bar mt-4 flex flex-wrap items-center gap-2 px-5 py-3"
    >
      <input type="hidden" name="volver" value={here} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="mostrado" value={id} />
      ))}
      <span className="flex w-full flex-wrap items-center gap-x-5 text-sm font-semibold">
        Con los marcados:
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            name="todos"
            value="1"
            className="size-5 accent-brand"
            onChange={({ target: { form, checked } }) => {
              for (const box of boxesOf(form)) if (box.name === "id") box.checked = checked;
            }}
          />
          Todos los de esta página
        </label>
      </span>
      {children}
      <LoteButton accion="eliminar" />
    </form>
  );
}

export function LoteButton({ accion }: { accion: LoteAccion }) {
  return (
    <button
      type="submit"
      name="accion"
      value={accion}
      className={`btn btn-quiet px-2.5 text-sm ${accion === "eliminar" ? "btn-danger" : ""}`}
    >
      {LOTE_LABELS[accion]}
    </button>
  );
}
