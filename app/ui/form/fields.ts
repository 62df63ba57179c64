import { type FieldMetadata, useForm } from "@conform-to/react";
import { FORM_ID, type FormReply } from "~/http/results/form-reply";
import type { FieldTexts } from "~/ui/field/field";

type Texts = Readonly<Record<string, string>>;

export type FieldOf = (name: string) => FieldTexts & { defaultValue: string };

export interface Shown {
  stored?: Texts;
  constraint?: Record<string, { required?: boolean; maxLength?: number; optional?: boolean }>;
}

/** Fields are announced as required, but only the server checks them, so nothing is blocked. */
export function useFields(reply: FormReply | undefined, shown: Shown = {}, labels: Texts = {}) {
  const { stored: defaultValue, constraint } = shown;
  const options = { id: FORM_ID, lastResult: reply, defaultValue, constraint };
  const [form, fields] = useForm<Record<string, string>>(options);
  const field: FieldOf = (name) => {
    const meta = fields[name] as FieldMetadata<string>;
    return {
      id: meta.id,
      name,
      "aria-required": meta.required || undefined,
      label: labels[name] ?? "",
      error: meta.errors?.[0],
      isOptional: constraint?.[name]?.optional,
      // Fields of the same name are shown as the lines of one field.
      defaultValue: [meta.initialValue].flat().join("\n"),
    };
  };
  /** Problems stay when a link to a field is followed, for which the router drops the answer. */
  const problems = { ...reply, error: form.allErrors };
  return { field, problems };
}
