import { type FieldMetadata, useForm } from "@conform-to/react";
import type { ComponentType } from "react";
import type { FieldTexts } from "~/ui/field/field";
import type { RecordAnswer, RecordPage } from "./record-form";

export type FieldOfRecord = (name: string) => FieldTexts & { defaultValue: string };

type FormProps<Page = RecordPage> = { page: Page; answer?: RecordAnswer };

/** Only the server judges what is typed: a required field is announced as such, and the browser does not block it. */
export function useRecord<Page extends RecordPage>(
  { page, answer }: FormProps<Page>,
  labels: Readonly<Record<string, string>>,
) {
  const { stored: defaultValue, constraint } = page;
  // The ids of the fields begin with that of the form.
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
      // Several fields of one name are shown as the lines of one.
      defaultValue: [meta.initialValue].flat().join("\n"),
    };
  };
  return { page, answer, form, field };
}

/** In a dialog a refused form begins anew from its answer, as it does without script. */
export const renewed =
  <Props extends FormProps>(Form: ComponentType<Props>) =>
  (props: Props) => <Form key={JSON.stringify([props.page.id, props.answer])} {...props} />;
