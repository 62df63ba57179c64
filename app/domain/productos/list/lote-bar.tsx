import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/choice";
import { CONTROL } from "~/ui/field/field";
import { Choices } from "~/ui/field/select-field";
import { LOTE_FORM } from "./productos-table";

interface LoteBarProps {
  categorias: Choice[];
  here: string;
}

export function LoteBar({ categorias, here }: LoteBarProps) {
  return (
    <form
      id={LOTE_FORM}
      action={paths.adminProductosLote()}
      aria-label="Cambios en los productos marcados"
      className="panel marked-bar mt-4 flex flex-wrap items-center gap-2 px-5 py-3"
    >
      <input type="hidden" name="volver" value={here} />
      <span className="w-full text-sm font-semibold">Con los marcados:</span>
      <LoteButton value="precio" label="Precio comprobado hoy" />
      <LoteButton value="published" label="Publicar" />
      <LoteButton value="draft" label="Pasar a borrador" />
      <span className="flex min-w-0 flex-wrap gap-2 max-sm:w-full sm:flex-1">
        <label htmlFor="lote-categoria" className="sr-only">
          Categoría nueva
        </label>
        <select
          id="lote-categoria"
          name="categoria"
          className={`min-h-11 min-w-28 flex-1 max-sm:basis-full sm:max-w-60 ${CONTROL}`}
        >
          <Choices of={categorias} />
        </select>
        <LoteButton value="categoria" label="Cambiar categoría" />
      </span>
      <LoteButton value="eliminar" label="Eliminar" isDanger />
    </form>
  );
}

function LoteButton({ value, label, isDanger = false }: LoteButtonProps) {
  return (
    <button
      type="submit"
      name="accion"
      value={value}
      className={`btn btn-quiet px-2.5 text-sm ${isDanger ? "btn-danger" : ""}`}
    >
      {label}
    </button>
  );
}

interface LoteButtonProps {
  value: string;
  label: string;
  isDanger?: boolean;
}
