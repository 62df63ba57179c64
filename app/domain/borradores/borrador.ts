/** Query parameter under which a form page opens with a working draft. */
export const BORRADOR_PARAM = "borrador";

/** What stood in a form when its author went elsewhere to choose a picture. */
export interface Borrador {
  id: string;
  /** Path of the form's page, without the draft. */
  volver: string;
  /** Field that takes the picture. */
  campo: string;
  /** Every field as it was posted, in order; several of one name are a list. */
  datos: [name: string, value: string][];
}

export function draftValue({ datos }: Borrador, name: string): string {
  return datos.find(([key]) => key === name)?.[1] ?? "";
}

/** The draft as values of a form: a text, or the texts of a repeated field. */
export function draftValues({ datos }: Borrador): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of datos) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}
