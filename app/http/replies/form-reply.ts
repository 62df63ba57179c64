import type { SubmissionResult } from "@conform-to/react";

export type FormReply = SubmissionResult<string[]>;

const UNSENT =
  "El sitio no contesta, no hay conexión o el envío es demasiado grande, y no sabemos si se ha guardado. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un momento.";

/** A form that was not answered keeps what was typed, with the reason. */
export function replyUnsent(typed: FormData): FormReply {
  const values = [...typed.keys()].map((name) => [name, typed.getAll(name).map(String)]);
  return { status: "error", initialValue: Object.fromEntries(values), error: { "": [UNSENT] } };
}

export const fieldId = (name: string) => `campo-${name}`;

/** Several fields of one name are shown as the lines of one. */
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
      href: name === "" ? undefined : `#${fieldId(name)}`,
    })),
  );
}
