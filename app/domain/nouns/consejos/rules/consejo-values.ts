import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { textsOf } from "~record/versiones/compare-fields";
import { LABELS } from "../consejo.kind";

/** An old version may lack newer columns. */
export function valuesOf(row: Readonly<Record<string, unknown>>) {
  const texts = textsOf(LABELS, row);
  return { ...texts, categoria: categoriaElegida(texts.categoria) };
}
