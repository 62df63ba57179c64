import type { SubmissionResult } from "@conform-to/react";

export type FormReply = SubmissionResult<string[]>;

export const fieldId = (name: string) => `campo-${name}`;

export function fieldOf(reply: FormReply | undefined, name: string) {
  const typed = reply?.initialValue?.[name];
  return {
    name,
    id: fieldId(name),
    defaultValue: typeof typed === "string" ? typed : undefined,
    error: reply?.error?.[name]?.[0],
  };
}

export function typedList(reply: FormReply | undefined, name: string): string[] {
  const typed = reply?.initialValue?.[name] ?? [];
  return [typed].flat().filter((value) => typeof value === "string");
}

export function fieldsOf(reply: FormReply | undefined, stored: Readonly<Record<string, string>>) {
  return (name: string) => {
    const { defaultValue = "", ...field } = fieldOf(reply, name);
    return { ...field, defaultValue: reply ? defaultValue : (stored[name] ?? "") };
  };
}

export function formErrors(reply: FormReply | undefined) {
  return Object.entries(reply?.error ?? {}).flatMap(([name, texts]) =>
    (texts ?? []).slice(0, 1).map((text) => ({
      text,
      href: name === "" ? undefined : `#${fieldId(name)}`,
    })),
  );
}
