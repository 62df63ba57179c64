import type { SubmissionResult } from "@conform-to/react";

/** What an action answers to a form it did not accept: what was typed, and what is wrong with it. */
export type FormReply = SubmissionResult<string[]>;

/** Id of a field's control on the page, to which the error summary links. */
export const fieldId = (name: string) => `campo-${name}`;

/** Name, id, typed text and error of one field; of an empty form when there is no reply. */
export function fieldOf(reply: FormReply | undefined, name: string) {
  const typed = reply?.initialValue?.[name];
  return {
    name,
    id: fieldId(name),
    defaultValue: typeof typed === "string" ? typed : undefined,
    error: reply?.error?.[name]?.[0],
  };
}

/** What was chosen in a field that may come several times, as boxes do. */
export function typedList(reply: FormReply | undefined, name: string): string[] {
  const typed = reply?.initialValue?.[name] ?? [];
  return [typed].flat().filter((value) => typeof value === "string");
}

/**
 * The fields of a form that changes something: what was typed when it comes back, else what is stored.
 * @param stored texts by field name
 */
export function fieldsOf(reply: FormReply | undefined, stored: Readonly<Record<string, string>>) {
  return (name: string) => {
    const { defaultValue = "", ...field } = fieldOf(reply, name);
    return { ...field, defaultValue: reply ? defaultValue : (stored[name] ?? "") };
  };
}

export interface FormError {
  text: string;
  /** Address of the field on the page; absent when it is about the form as a whole. */
  href?: string;
}

/** The first error of each field, in the order of the schema, and those of the whole form. */
export function formErrors(reply: FormReply | undefined): FormError[] {
  return Object.entries(reply?.error ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).slice(0, 1).map((text) => ({
      text,
      href: name === "" ? undefined : `#${fieldId(name)}`,
    })),
  );
}

/**
 * The errors of a page that asks before it does something: those of its answer, or that there is
 * nothing any more to ask about.
 * @param gone what to say of that
 */
export function questionErrors(reply: FormReply | undefined, gone: string | false): FormError[] {
  if (reply) return formErrors(reply);
  return gone ? [{ text: gone }] : [];
}
