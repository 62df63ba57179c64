import { LOTE_LABELS, type LoteAccion } from "~/domain/productos/rules/lote";
import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/choice";
import { CONTROL } from "~/ui/field/field";
import { Choices } from "~/ui/field/select-field";
import { LOTE_FORM } from "./productos-table";

export function LoteBar({ categorias, here }: { categorias: Choice[]; here: string }) {
  return (
    <form
      id={LOTE_FORM}
      action={paths.adminProductosLote()}
      aria-label="Cambios en los productos marcados"
      className="panel marked-bar mt-4 flex flex-wrap items-center gap-2 px-5 py-3"
    >
      <input type="hidden" name="volver" value={here} />
      <span className="w-full text-sm font-semibold">Con los marcados:</span>
      <LoteButton accion="precio" />
      <LoteButton accion="published" />
      <LoteButton accion="draft" />
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
        <LoteButton accion="categoria" />
      </span>
      <LoteButton accion="eliminar" />
    </form>
  );
}

function LoteButton({ accion }: { accion: LoteAccion }) {
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
