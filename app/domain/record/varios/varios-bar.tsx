import { useLocation } from "@remix-run/react";
import { type FormEvent, useContext, useEffect, useRef } from "react";
import { paths } from "~/site/paths";
import { OpenContext } from "~/ui/dialog/open-dialog";
import { type Choice, Choices } from "~/ui/field/field";
import { queryOf } from "~/ui/form/form-frame";
import { HiddenFields } from "~/ui/form/route-form";
import * as rules from "./varios";
import { boxesOf, VARIOS_FORM } from "./varios-box";

interface VariosBarProps {
  tipo: rules.TipoListado;
  ids: readonly string[];
  /** The number of rows on all pages, if the list lets them be changed together. */
  total?: number;
  here: string;
  categorias?: readonly Choice[];
}

export function VariosBar({ tipo, ids, total = 0, here, categorias }: VariosBarProps) {
  const { lista, nouns, acciones } = rules.LISTAS[tipo];
  const [, many, os] = nouns;
  const open = useContext(OpenContext);
  const bar = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    // Unticks rows that a change has left in the list, so that the next one does not include them.
    if (seen.current !== key) bar.current?.reset();
    seen.current = key;
  }, [key]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!open) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    open(`${paths.adminVarios(lista)}?${queryOf(event.currentTarget, submitter)}`);
  };
  const all =
    total > rules.VARIOS_LIMIT
      ? `primer${os} ${rules.VARIOS_LIMIT} de la lista`
      : `${total} de todas las páginas`;
  const choices = [{ value: "1", text: `Tod${os} l${os} de esta página` }];
  if (total > ids.length) choices.push({ value: rules.DE_LA_LISTA, text: `L${os} ${all}` });
  return (
    <form
      id={VARIOS_FORM}
      ref={bar}
      action={paths.adminVarios(lista)}
      onSubmit={onSubmit}
      aria-label={`Cambios en l${os} ${many} marcad${os}`}
      className="panel marked-bar mt-4 px-5 py-3 max-sm:px-3 max-sm:py-1"
    >
      <HiddenFields of={{ volver: here }} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="mostrado" value={id} />
      ))}
      <details className="sm:details-content:[content-visibility:visible]">
        <summary className="btn btn-quiet my-1 text-sm supports-[selector(::details-content)]:sm:hidden">
          Con l{os} marcad{os}…
        </summary>
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex w-full flex-wrap items-center gap-x-5 text-sm font-semibold">
            <span className="max-sm:sr-only">
              Con l{os} marcad{os}:
            </span>
            {choices.map((choice) => (
              <TodosBox key={choice.value} {...choice} />
            ))}
          </span>
          {acciones.map((accion) => {
            const button = <AccionButton key={accion} accion={accion} />;
            if (!rules.isChoice(accion) || !categorias) return button;
            return (
              <span
                key={accion}
                className="flex gap-2 max-sm:w-full max-sm:flex-wrap sm:grow sm:basis-72"
              >
                <select
                  name="categoria"
                  aria-label={accion === "padre" ? "Adónde se mueven" : "Categoría nueva"}
                  className="control min-h-11 min-w-28 flex-1 max-sm:basis-full sm:max-w-60"
                >
                  <Choices of={categorias} />
                </select>
                {button}
              </span>
            );
          })}
        </div>
      </details>
    </form>
  );
}

const TodosBox = ({ value, text }: Record<"value" | "text", string>) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2">
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
);

function AccionButton({ accion }: { accion: rules.AccionComun }) {
  return (
    <button
      type="submit"
      name="accion"
      value={accion}
      className={`btn btn-quiet flex-none px-2.5 text-sm ${accion === "eliminar" ? "btn-danger" : ""}`}
    >
      {rules.ACCION_LABELS[accion]}
    </button>
  );
}
