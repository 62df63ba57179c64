import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataCell } from "~/ui/list/data-table";
import { LOTE_LABELS, LOTES, type LoteAccion, type LoteTipo } from "./lote";

const LOTE_FORM = "lote";

const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((box) => box instanceof HTMLInputElement);

interface LoteBoxProps extends Record<"id" | "title", string> {
  look?: string;
}

/** It belongs to the bar under the list. */
export function LoteBox({ id, title, look = "-m-3" }: LoteBoxProps) {
  return (
    <label className={`${look} grid size-11 cursor-pointer place-items-center`}>
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
  );
}

export const LoteCell = (row: LoteBoxProps) => (
  <DataCell label="Seleccionar" className="@min-[48rem]:w-10">
    <LoteBox {...row} />
  </DataCell>
);

interface LoteBarProps {
  tipo: LoteTipo;
  ids: readonly string[];
  here: string;
  children?: ReactNode;
}

export function LoteBar({ tipo, ids, here, children }: LoteBarProps) {
  const { lista, nouns } = LOTES[tipo];
  const [, many, os] = nouns;
  return (
    <form
      id={LOTE_FORM}
      action={paths.adminLote(lista)}
      aria-label={`Cambios en l${os} ${many} marcad${os}`}
      className="panel marked-bar mt-4 flex flex-wrap items-center gap-2 px-5 py-3"
    >
      <HiddenFields of={{ volver: here }} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="mostrado" value={id} />
      ))}
      <span className="flex w-full flex-wrap items-center gap-x-5 text-sm font-semibold">
        Con l{os} marcad{os}:
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
          Tod{os} l{os} de esta página
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
