import { LoteBar, LoteButton } from "~/domain/lotes/lote-bar";
import type { Choice } from "~/ui/field/choice";
import { CONTROL } from "~/ui/field/field";
import { Choices } from "~/ui/field/select-field";

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
