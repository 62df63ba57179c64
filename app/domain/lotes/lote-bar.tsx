import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/choice";
import { CONTROL } from "~/ui/field/field";
import { Choices } from "~/ui/field/select-field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataCell } from "~/ui/list/data-table";
import {
  DE_LA_LISTA,
  LOTE_LABELS,
  LOTE_LIMIT,
  LOTES,
  type LoteAccion,
  type LoteTipo,
} from "./lote";

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
  /** How many the list has on all its pages, if they can be changed together. */
  total?: number;
  here: string;
  categorias?: readonly Choice[];
}

export function LoteBar({ tipo, ids, total = 0, here, categorias }: LoteBarProps) {
  const { lista, nouns, acciones } = LOTES[tipo];
  const [, many, os] = nouns;
  const all =
    total > LOTE_LIMIT ? `primer${os} ${LOTE_LIMIT} de la lista` : `${total} de todas las páginas`;
  const choices = [{ value: "1", text: `Tod${os} l${os} de esta página` }];
  if (total > ids.length) choices.push({ value: DE_LA_LISTA, text: `L${os} ${all}` });
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
        {choices.map(({ value, text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name="todos"
              value={value}
              className="size-5 accent-brand"
              onChange={({ target: { form, checked } }) => {
                for (const box of boxesOf(form)) {
                  box.checked = checked && (box.checked || box.name === "id");
                }
              }}
            />
            {text}
          </label>
        ))}
      </span>
      {acciones.map((accion) => {
        const button = <LoteButton key={accion} accion={accion} look="btn-quiet px-2.5 text-sm" />;
        if (accion !== "categoria" || !categorias) return button;
        return (
          <span key={accion} className="flex min-w-0 flex-wrap gap-2 max-sm:w-full sm:flex-1">
            <select
              name="categoria"
              aria-label="Categoría nueva"
              className={`min-h-11 min-w-28 flex-1 max-sm:basis-full sm:max-w-60 ${CONTROL}`}
            >
              <Choices of={categorias} />
            </select>
            {button}
          </span>
        );
      })}
    </form>
  );
}

export function LoteButton({ accion, look }: { accion: LoteAccion; look: string }) {
  return (
    <button
      type="submit"
      name="accion"
      value={accion}
      className={`btn ${look} ${accion === "eliminar" ? "btn-danger" : ""}`}
    >
      {LOTE_LABELS[accion]}
    </button>
  );
}
