export const BORRADOR_PARAM = "borrador";

export const pictureId = (campo: string) => `foto-${campo}`;

export interface Borrador {
  id: string;
  volver: string;
  campo: string;
  datos: [name: string, value: string][];
}

export const draftValue = ({ datos }: Borrador, name: string): string =>
  datos.find(([key]) => key === name)?.[1] ?? "";

export function formOf({ datos }: Borrador): FormData {
  const form = new FormData();
  for (const [name, value] of datos) form.append(name, value);
  return form;
}

export type FormPage = { stored: Record<string, string>; version?: number };

/** Keeps the version on which the draft was begun, so that a later save by others is noticed. */
export function withBorrador<Page extends FormPage>(page: Page, borrador: Borrador | undefined) {
  if (!borrador) return { ...page, isRestored: false };
  const form = formOf(borrador);
  const texts = [...form.keys()].map((name) => [name, form.getAll(name).join("\n")]);
  const { idem, version, ...stored } = Object.fromEntries(texts);
  return { ...page, stored, version: Number(version) || page.version, isRestored: true };
}
