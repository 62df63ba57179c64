import { fieldId } from "~/http/form-reply";
import { FIELD_LABELS } from "./diferencias";
import type { ProductoTexts, ProductoValues } from "./producto-values";

/** What the groups of fields of the product form need. */
export interface FieldsProps {
  values: ProductoValues;
  errorOf: (name: string) => string | undefined;
}

/** Name, id, label and error of a field, as the controls take them. */
export function controlOf({ errorOf }: Pick<FieldsProps, "errorOf">, name: keyof ProductoTexts) {
  return { name, id: fieldId(name), label: FIELD_LABELS[name], error: errorOf(name) };
}

type TextName = {
  [Name in keyof ProductoTexts]: ProductoTexts[Name] extends string ? Name : never;
}[keyof ProductoTexts];

/** The same with what stands in the field. */
export function textOf(props: FieldsProps, name: TextName) {
  return { ...controlOf(props, name), defaultValue: props.values[name] };
}
