const saved = new WeakMap<HTMLFormElement, string>();

export function rememberSaved(form: HTMLFormElement | null): void {
  if (form && !saved.has(form)) saved.set(form, contentsOf(form));
}

/** `data-sin-guardar` marks a form that the server returned with unsaved text. */
export const isUnsaved = (form: HTMLFormElement): boolean =>
  saved.has(form) && ("sinGuardar" in form.dataset || saved.get(form) !== contentsOf(form));

export function contentsOf(form: HTMLFormElement): string {
  const contents = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=search]")) {
    contents.delete(name);
  }
  return JSON.stringify([...contents].filter(([, value]) => typeof value === "string"));
}
