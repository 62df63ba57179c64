import { Field, TextField } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { type Campo, type Campos, namesOf } from "./campo";

export function CampoField({ campo, field }: { campo: Campo; field: ReturnType<FieldOf> }) {
  const { label, hint, max, rows, isWhole } = campo;
  const texts = { ...field, label, hint, maxLength: isWhole ? undefined : max };
  return rows ? <TextField {...texts} rows={rows} /> : <Field {...texts} />;
}

export const CampoFields = ({ of, field }: { of: Campos; field: FieldOf }) =>
  namesOf(of).map((name) => (
    <CampoField key={name} campo={of[name] as Campo} field={field(name)} />
  ));
