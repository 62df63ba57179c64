/** Makes a form with these fields; a list becomes several fields of the same name. */
export function formOf(
  fields: Readonly<Record<string, string | readonly string[] | undefined>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value ?? []].flat()) form.append(name, each);
  }
  return form;
}
