export const BORRADOR_PARAM = "borrador";

export const pictureId = (campo: string) => `foto-${campo}`;

export interface Borrador {
  id: string;
  volver: string;
  campo: string;
  datos: [name: string, value: string][];
}

export function draftValue({ datos }: Borrador, name: string): string {
  return datos.find(([key]) => key === name)?.[1] ?? "";
}

export interface FormPage {
  stored: Record<string, string>;
  version: number;
  idem: string;
}

/** The version stays that of the row the draft was begun from: another's save is still noticed. */
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
