import { HiddenFields } from "~/ui/form/hidden-fields";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { PRECIOS_FORM } from "./productos-table";

/** Holds the prices of all rows, which name it as their form. */
export function PreciosBar({ volver }: { volver: string }) {
  const action = `${volver}${volver.includes("?") ? "&" : "?"}index`;
  return (
    <RouteForm
      id={PRECIOS_FORM}
      action={action}
      stays
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
