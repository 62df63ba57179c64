import { LABELS } from "~nouns/categorias/categoria.kind";
import { compareFields } from "~record/versiones/compare-fields";
import type { ParentOptions } from "./categoria";

export const NO_PARENT_LABEL = "Ninguna (categoría principal)";

type Texts = Readonly<Record<string, string>>;

export function diferencias(before: Texts, after: Texts, { principales }: ParentOptions) {
  const named = (texts: Texts) => {
    const parent = principales.find(({ value }) => value === texts.parent_id);
    return { ...texts, parent_id: parent?.label ?? NO_PARENT_LABEL };
  };
  return compareFields(LABELS, named(before), named(after));
}
