import type { SubmissionResult } from "@conform-to/react";

export type Holder = Record<"field" | "href" | "label", string>;

export type FormReply = SubmissionResult<string[]> & { holder?: Holder };

/** The answer for a form that got none: it keeps the typed values and gives the reason. */
export function replyUnsent(typed: FormData, why: string): FormReply {
  const values = [...typed.keys()].map((name) => [name, typed.getAll(name).map(String)]);
  const error = { "": [`${why} Lo que has escrito sigue aquí.`] };
  return { status: "error", initialValue: Object.fromEntries(values), error };
}

/** Names the problem of one row's field, on pages where every row has a field of that name. */
export const rowField = (name: string, row: string) => `${name}-${row || "nueva"}`;

export function fieldOfRow(reply: FormReply | undefined, name: string, row: string, stored = "") {
  const { id, error } = fieldOf(reply, rowField(name, row));
  const answered = reply?.initialValue?.id === row ? reply : undefined;
  return { id, error, name, defaultValue: fieldOf(answered, name).defaultValue ?? stored };
}

/** The ids of all fields begin with this word. */
export const FORM_ID = "campo";

export const fieldId = (name: string) => `${FORM_ID}-${name}`;

/** For lists and questions, whose pages are too small for the script of `useFields`. */
export function fieldOf(reply: FormReply | undefined, name: string) {
  const typed = reply?.initialValue?.[name];
  return {
    name,
    id: fieldId(name),
    defaultValue: typed === undefined ? undefined : [typed].flat().join("\n"),
    error: reply?.error?.[name]?.[0],
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
