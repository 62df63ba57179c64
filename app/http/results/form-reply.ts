import type { SubmissionResult } from "@conform-to/react";

/** The row that already has the value typed into this field. */
export type Holder = Record<"field" | "href" | "label", string>;

export type FormReply = SubmissionResult<string[]> & { holder?: Holder };

/** The answer for a form that got none: it keeps the typed values and gives the reason. */
export function replyUnsent(typed: FormData, why: string): FormReply {
  const values = [...typed.keys()].map((name) => [name, typed.getAll(name).map(String)]);
  const error = { "": [`${why} Lo que has escrito sigue aquí.`] };
  return { status: "error", initialValue: Object.fromEntries(values), error };
}

/** The key of a field's problem where each row has such a field; the form sends the row's id. */
export const rowField = (name: string, row: string) => `${name}-${row || "nueva"}`;

export function fieldOfRow(reply: FormReply | undefined, name: string, row: string, stored = "") {
  const { id, error } = fieldOf(reply, rowField(name, row));
  const answered = typedList(reply, "id")[0] === row ? reply : undefined;
  return { id, error, name, defaultValue: fieldOf(answered, name).defaultValue ?? stored };
}

export const fieldId = (name: string) => `campo-${name}`;

/** Joins fields of the same name: they are shown as the lines of one field. */
export function fieldOf(reply: FormReply | undefined, name: string) {
  const typed = typedList(reply, name);
  return {
    name,
    id: fieldId(name),
    defaultValue: typed.length > 0 ? typed.join("\n") : undefined,
    error: reply?.error?.[name]?.[0],
  };
}

export function typedList(reply: FormReply | undefined, name: string): string[] {
  const typed = reply?.initialValue?.[name] ?? [];
  return [typed].flat().filter((value) => typeof value === "string");
}

type Texts = Readonly<Record<string, string>>;

export function fieldsOf(reply: FormReply | undefined, stored: Texts, labels: Texts = {}) {
  return (name: string) => {
    const { defaultValue = "", ...field } = fieldOf(reply, name);
    const value = reply ? defaultValue : (stored[name] ?? "");
    return { ...field, label: labels[name] ?? "", defaultValue: value };
  };
}

export function formErrors(reply: FormReply | undefined) {
  return Object.entries(reply?.error ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).slice(0, 1).map((text) => ({
      text,
      holder: reply?.holder?.field === name ? reply.holder : undefined,
      href: name === "" ? undefined : `#${fieldId(name)}`,
    })),
  );
}
