import { Choices, Field, RowField, SelectField } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { type Dato, FUENTE_LABELS, NO_MEDIDO } from "./dato";
import { campoDeFuente, campoDeMedicion, campoOf } from "./ficha-form";
import { MEDICION_HINT, MEDICION_MAX_LENGTH } from "./medicion";

export const SI_NO = [
  { value: "1", label: "Sí" },
  { value: "0", label: "No" },
];

type FichaFieldsProps = { field: FieldOf; datos: readonly Dato[] };

/** Shows a line for each fact, with its value and its source. */
export function FichaFields({ field, datos }: FichaFieldsProps) {
  return datos.map((dato) => (
    <div key={dato.id} className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-[1fr_15rem]">
      <ValorField field={field} dato={dato} />
      {dato.peso === null && <FuenteSelect {...field(campoDeFuente(dato.id))} />}
      {dato.peso === null && <MedicionField {...field(campoDeMedicion(dato.id))} />}
    </div>
  ));
}

/** Only screen readers get the label; the choices are clear beside the value. */
function FuenteSelect({ label, error, ...select }: ReturnType<FichaFieldsProps["field"]>) {
  return (
    <select
      {...select}
      aria-label={label}
      aria-invalid={Boolean(error)}
      className="control min-h-11.5"
    >
      <Choices of={FUENTE_LABELS} />
    </select>
  );
}

/** Closed unless filled in, because few facts have a measurement. */
function MedicionField(props: ReturnType<FichaFieldsProps["field"]>) {
  const { label, error, defaultValue } = props;
  return (
    <details open={Boolean(error || defaultValue)} className="text-sm sm:col-span-2">
      <summary className="w-fit py-1 underline">
        Así lo medimos<span className="sr-only">{label.replace(/^.*?:/, ":")}</span>
      </summary>
      <RowField {...props} maxLength={MEDICION_MAX_LENGTH} placeholder={MEDICION_HINT} />
    </details>
  );
}

function ValorField({ field, dato }: { field: FichaFieldsProps["field"]; dato: Dato }) {
  const { tipo, opciones } = dato;
  const props = field(campoOf(dato.id));
  if (tipo === "numero" || tipo === "texto") {
    const inputMode = tipo === "numero" ? "decimal" : undefined;
    return <Field {...props} placeholder={NO_MEDIDO} inputMode={inputMode} />;
  }
  return (
    <SelectField {...props}>
      <option value="">{NO_MEDIDO}</option>
      <Choices of={tipo === "si_no" ? SI_NO : opciones.map((value) => ({ value, label: value }))} />
    </SelectField>
  );
}
