/** Query parameter under which a form page opens with a working draft. */
export const BORRADOR_PARAM = "borrador";

/** Id of the part of a form that shows the picture of this field. */
export const pictureId = (campo: string) => `foto-${campo}`;

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

/** What the page of a form knows, as far as a draft changes it. */
interface FormPage {
  /** Texts by field name. */
  stored: Record<string, string>;
  version: number;
  idem: string;
}

/**
 * The page of a form with a draft in it. The version stays that of the row the draft was begun from,
 * so that what others saved meanwhile is still noticed.
 */
export function withBorrador<Page extends FormPage>(page: Page, borrador: Borrador | undefined) {
  if (!borrador) return { ...page, isRestored: false };
  const { idem, version, ...texts } = Object.fromEntries(borrador.datos);
  return {
    ...page,
    stored: { ...page.stored, ...texts },
    version: Number(version) || page.version,
    idem: idem || page.idem,
    isRestored: true,
  };
}
