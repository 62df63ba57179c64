import { useSite } from "~/http/page/site-data";
import { Choices, SelectField } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { FieldOfRecord } from "~/ui/form/record-fields";
import { FRANJAS, sayFranja } from "~base/precio";

/** Where the owner shows no bands, the one that was chosen is kept unseen. */
export function FranjaField({ field }: { field: FieldOfRecord }) {
  const franja = field("franja");
  if (useSite().precios !== "franja") {
    return <HiddenFields of={{ franja: franja.defaultValue }} />;
  }
  return (
    <SelectField {...franja} hint="Elegida aquí, se ve aunque no haya precio.">
      <option value="">Según el tercio de su categoría</option>
      <Choices of={FRANJAS.map((value) => ({ value, label: sayFranja(value) }))} />
    </SelectField>
  );
}
