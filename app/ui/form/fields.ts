import { type FieldMetadata, useForm } from "@conform-to/react";
import { FORM_ID, type FormReply } from "~/http/results/form-reply";
import type { FieldTexts } from "~/ui/field/field";

type Texts = Readonly<Record<string, string>>;

export type FieldOf = (name: string) => FieldTexts & { defaultValue: string };

export interface Shown {
  stored?: Texts;
  /** The schema asks this of the fields, by their names. */
  constraint?: Record<string, { required?: boolean; maxLength?: number }>;
}

/** Only the server judges what is typed: a required field is announced as such, and the browser does not block it. */
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
      // Several fields of one name are shown as the lines of one.
      defaultValue: [meta.initialValue].flat().join("\n"),
    };
  };
  /** They stay when the router forgets the answer, as it does where a link to a field is followed. */
  const problems = { ...reply, error: form.allErrors };
  return { field, problems };
}
