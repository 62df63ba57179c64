import { fieldId } from "~/http/form-reply";
import { FIELD_LABELS } from "./diferencias";
import type { ProductoTexts, ProductoValues } from "./producto-values";

export interface FieldsProps {
  values: ProductoValues;
  errorOf: (name: string) => string | undefined;
}

export function controlOf({ errorOf }: Pick<FieldsProps, "errorOf">, name: keyof ProductoTexts) {
  return { name, id: fieldId(name), label: FIELD_LABELS[name], error: errorOf(name) };
}

type TextName = {
  [Name in keyof ProductoTexts]: ProductoTexts[Name] extends string ? Name : never;
}[keyof ProductoTexts];

export function textOf(props: FieldsProps, name: TextName) {
  return { ...controlOf(props, name), defaultValue: props.values[name] };
}
