import { Choices, RowField, RowSelect } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { type Dato, FUENTE_LABELS, NO_MEDIDO } from "./dato";
import { campoDeFuente, campoDeMedicion, campoOf } from "./ficha-form";
import { MEDICION_HINT, MEDICION_MAX_LENGTH } from "./medicion";

const SI_NO = [
  { value: "1", label: "Sí" },
  { value: "0", label: "No" },
];

type FichaFieldsProps = { field: FieldOf; datos: readonly Dato[] };

/** Shows a line for each fact, with its name, its value and its source. */
export const FichaFields = ({ field, datos }: FichaFieldsProps) => (
  <div className="border-b border-line">
    {datos.map((dato) => (
      <div
        key={dato.id}
        className="dato grid grid-cols-[1fr_11.5rem] items-center gap-x-3 gap-y-1 border-t border-line py-1.5 max-sm:[&_select]:px-2 max-sm:[&_select]:text-sm sm:grid-cols-[1fr_1fr_15rem]"
      >
        <ValorField field={field} dato={dato} />
        {dato.peso === null && (
          <RowSelect {...field(campoDeFuente(dato.id))}>
            <Choices of={FUENTE_LABELS} />
          </RowSelect>
        )}
        {dato.peso === null && <MedicionField {...field(campoDeMedicion(dato.id))} />}
      </div>
    ))}
  </div>
);

/** Hidden by CSS, and closed, unless the value is said to be ours: few facts have a measurement. */
function MedicionField(props: ReturnType<FichaFieldsProps["field"]>) {
  const { label, error, defaultValue } = props;
  const isFilled = Boolean(error || defaultValue);
  return (
    <details
      open={isFilled}
      className={`col-span-full text-sm ${isFilled ? "" : "hidden in-[.dato:has([value=medido]:checked)]:block"}`}
    >
      <summary className="w-fit py-1 underline">
        Así lo medimos<span className="sr-only">{label.replace(/^.*?:/, ":")}</span>
      </summary>
      <RowField {...props} maxLength={MEDICION_MAX_LENGTH} placeholder={MEDICION_HINT} />
    </details>
  );
}

function ValorField({ field, dato }: { field: FichaFieldsProps["field"]; dato: Dato }) {
  const { tipo, opciones, peso } = dato;
  const props = { ...field(campoOf(dato.id)), frame: peso === null ? "" : "max-sm:col-span-full" };
  const inputMode = tipo === "numero" ? "decimal" : undefined;
  return (
    <>
      <label htmlFor={props.id} className="text-sm leading-snug font-semibold max-sm:col-span-full">
        {props.label}
      </label>
      {tipo === "numero" || tipo === "texto" ? (
        <RowField {...props} placeholder={NO_MEDIDO} inputMode={inputMode} />
      ) : (
        <RowSelect {...props}>
          <option value="">{NO_MEDIDO}</option>
          <Choices
            of={tipo === "si_no" ? SI_NO : opciones.map((value) => ({ value, label: value }))}
          />
        </RowSelect>
      )}
    </>
  );
}
