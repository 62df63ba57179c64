import { LoteBar, LoteButton } from "~/domain/lotes/lote-bar";
import type { Choice } from "~/ui/field/choice";
import { CONTROL } from "~/ui/field/field";
import { Choices } from "~/ui/field/select-field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { PRECIOS_FORM } from "./productos-table";

interface ProductosLoteBarProps {
  ids: readonly string[];
  categorias: Choice[];
  here: string;
}

export function ProductosLoteBar({ categorias, ...bar }: ProductosLoteBarProps) {
  return (
    <LoteBar tipo="producto" {...bar}>
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
    </LoteBar>
  );
}

/** Holds the prices of all rows, which name it as their form. */
export function PreciosBar({ volver }: { volver: string }) {
  const action = `${volver}${volver.includes("?") ? "&" : "?"}index`;
  return (
    <RouteForm
      id={PRECIOS_FORM}
      action={action}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <HiddenFields of={{ volver }} />
      <SubmitButton intent="precios" look="btn-quiet" busy="Guardando...">
        Guardar precios
      </SubmitButton>
      <p className="text-sm text-soft">Los que cambies en la tabla, todos a la vez.</p>
    </RouteForm>
  );
}
