import type { fieldsOf } from "~/http/results/form-reply";
import { Field, TextField } from "~/ui/field/field";
import { type Campo, type Campos, namesOf } from "./campo";

type FieldOf = ReturnType<typeof fieldsOf>;

export function CampoField({ campo, field }: { campo: Campo; field: ReturnType<FieldOf> }) {
  const { label, hint, max: maxLength, rows, required } = campo;
  const texts = {
    ...field,
    label,
    hint,
    maxLength,
    "aria-required": Boolean(required) || undefined,
  };
  return rows ? <TextField {...texts} rows={rows} /> : <Field {...texts} />;
}

/** Draws the rows of a form in the order of their description. */
export const CampoFields = ({ of, field }: { of: Campos; field: FieldOf }) =>
  namesOf(of).map((name) => (
    <CampoField key={name} campo={of[name] as Campo} field={field(name)} />
  ));
