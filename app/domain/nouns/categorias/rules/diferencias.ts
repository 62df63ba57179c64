import { compareFields } from "~record/versiones/compare-fields";
import { type ParentOptions, TEXTOS } from "./categoria";
import type { CategoriaCampos } from "./categoria-schema.server";

export const LABELS: Readonly<Record<keyof CategoriaCampos, string>> = {
  nombre: "Nombre",
  slug: "Slug",
  descripcion: "Descripción",
  ...TEXTOS,
  imagen_url: "Imagen de la Categoría",
  imagen_url_alt: "Texto alternativo",
  parent_id: "Categoría Padre",
};

export type Campo = keyof typeof LABELS;

export const NO_PARENT_LABEL = "Ninguna (categoría principal)";

type Texts = Readonly<Record<string, string>>;

export function diferencias(before: Texts, after: Texts, { principales }: ParentOptions) {
  const named = (texts: Texts) => {
    const parent = principales.find(({ value }) => value === texts.parent_id);
    return { ...texts, parent_id: parent?.label ?? NO_PARENT_LABEL };
  };
  return compareFields(LABELS, named(before), named(after));
}
