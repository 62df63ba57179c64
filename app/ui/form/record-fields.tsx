import { type FieldMetadata, useForm } from "@conform-to/react";
import type { ComponentType } from "react";
import type { FieldTexts } from "~/ui/field/field";
import type { RecordAnswer, RecordPage } from "./record-form";

export type FieldOfRecord = (name: string) => FieldTexts & { defaultValue: string };

type FormProps<Page = RecordPage> = { page: Page; answer?: RecordAnswer };

/** Fields are announced as required, but only the server checks them, so nothing is blocked. */
export function useRecord<Page extends RecordPage>(
  { page, answer }: FormProps<Page>,
  labels: Readonly<Record<string, string>>,
) {
  const { stored: defaultValue, constraint } = page;
  // This prefix begins the ids of all fields.
  const shown = { id: "campo", lastResult: answer?.reply, defaultValue, constraint };
  const [form, fields] = useForm<Record<string, string>>(shown);
  const field: FieldOfRecord = (name) => {
    const meta = fields[name] as FieldMetadata<string>;
    return {
      id: meta.id,
      name,
      "aria-required": meta.required || undefined,
      label: labels[name] ?? "",
      error: meta.errors?.[0],
      // Fields of the same name are shown as the lines of one field.
      defaultValue: [meta.initialValue].flat().join("\n"),
    };
  };
  return { page, answer, form, field };
}

/** A new key draws a refused form anew from its answer, as without script. */
export const renewed =
  <Props extends FormProps>(Form: ComponentType<Props>) =>
  (props: Props) => <Form key={JSON.stringify([props.page.id, props.answer])} {...props} />;
