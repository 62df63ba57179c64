import { compareFields } from "~/domain/versiones/diferencias";
import type { CategoriaCampos, ParentOptions } from "./categoria";

/** The fields of a category in the order of its form, as people call them. */
export const LABELS: Readonly<Record<keyof CategoriaCampos | "imagen_url_alt", string>> = {
  nombre: "Nombre",
  slug: "Slug",
  descripcion: "Descripción",
  imagen_url: "Imagen de la Categoría",
  imagen_url_alt: "Texto alternativo",
  parent_id: "Categoría Padre",
};

export type Campo = keyof typeof LABELS;
export const CAMPOS = Object.keys(LABELS) as Campo[];

/** What the parent field says of a main category. */
export const NO_PARENT_LABEL = "Ninguna (categoría principal)";

type Texts = Readonly<Record<string, string>>;

/** The fields in which two forms of a category differ; the parent is told by its name. */
export function diferencias(before: Texts, after: Texts, { principales }: ParentOptions) {
  const named = (texts: Texts) => {
    const parent = principales.find(({ id }) => id === texts.parent_id);
    return { ...texts, parent_id: parent?.label ?? NO_PARENT_LABEL };
  };
  return compareFields(LABELS, named(before), named(after));
}
