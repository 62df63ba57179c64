import { postTo } from "~/site/paths";
import { HiddenFields, RouteForm, SubmitButton } from "~/ui/form/route-form";
import { PRECIO_ASKED } from "~base/precio";
import { PRECIOS_FORM } from "./productos-table";

type PreciosBarProps = { volver: string; precios: Readonly<Record<string, string>> | undefined };

/** The form of all price fields in the list, which refer to it by id. */
export function PreciosBar({ volver, precios = {} }: PreciosBarProps) {
  return (
    <RouteForm
      id={PRECIOS_FORM}
      action={postTo(volver)}
      stays
      className="panel bottom-3 z-10 mt-4 in-[main:has([name=precio]:is(:focus,:user-valid,:user-invalid)):not(:has(td_:checked,[name=todos]:checked))]:sticky flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-sm:px-3"
    >
      <HiddenFields of={{ volver, [PRECIO_ASKED]: Object.values(precios).join("\n") }} />
      <SubmitButton intent="precios" busy="Guardando...">
        Guardar precios
      </SubmitButton>
      <p className="text-sm text-soft">Los que cambies en la tabla, todos a la vez.</p>
    </RouteForm>
  );
}
