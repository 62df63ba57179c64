import { Choices, type FieldTexts, RowField, RowSelect } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { type Dato, FUENTE_LABELS, NO_MEDIDO } from "./dato";
import { campoDeFuente, campoDeMedicion, campoOf } from "./ficha-form";
import { MEDICION_HINT, MEDICION_MAX_LENGTH } from "./medicion";

const SI_NO = [
  { value: "1", label: "Sí" },
  { value: "0", label: "No" },
];

export const FichaFields = ({ field, datos }: { field: FieldOf; datos: readonly Dato[] }) => (
  <div className="border-b border-line">
    {datos.map((dato) => (
      <div
        key={dato.id}
        className="dato grid grid-cols-[1fr_11.5rem] items-center gap-x-3 gap-y-1 border-t border-line py-1.5 max-sm:[&_select]:px-2 max-sm:[&_select]:text-sm sm:grid-cols-[1fr_1fr_15rem]"
      >
        <ValorField {...field(campoOf(dato.id))} dato={dato} />
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

/** Hidden by CSS unless the value is said to be ours: others have no measurement. */
const MedicionField = (props: ReturnType<FieldOf>) => (
  <RowField
    {...props}
    frame={`col-span-full ${props.error || props.defaultValue ? "" : "hidden in-[.dato:has([value=medido]:checked)]:grid"}`}
    maxLength={MEDICION_MAX_LENGTH}
    placeholder={`Así lo medimos: ${MEDICION_HINT}`}
  />
);

const ValorField = (props: ReturnType<FieldOf> & { dato: Dato }) => (
  <>
    <label htmlFor={props.id} className="text-sm leading-snug font-semibold max-sm:col-span-full">
      {props.label}
    </label>
    <ValorControl
      {...props}
      text={{ placeholder: NO_MEDIDO }}
      frame={props.dato.peso === null ? "" : "max-sm:col-span-full"}
    />
  </>
);

interface ValorControlProps extends FieldTexts {
  dato: Dato;
  defaultValue: string;
  frame?: string;
  /** Attributes that a list of choices does not take. */
  text: { placeholder?: string; autoComplete?: string };
}

export function ValorControl({ dato: { tipo, opciones }, text, ...props }: ValorControlProps) {
  if (tipo === "numero" || tipo === "texto") {
    const inputMode = tipo === "numero" ? "decimal" : undefined;
    return <RowField {...props} {...text} inputMode={inputMode} />;
  }
  return (
    <RowSelect {...props}>
      <option value="">{NO_MEDIDO}</option>
      <Choices of={tipo === "si_no" ? SI_NO : opciones.map((value) => ({ value, label: value }))} />
    </RowSelect>
  );
}
