import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { SEO_LABELS } from "~record/publicacion/seo";
import { textsOf } from "~record/versiones/compare-fields";
import type { ConsejoCampos } from "./consejo-schema.server";

export const LABELS: Readonly<Record<keyof ConsejoCampos, string>> = {
  titulo: "Título",
  slug: "Slug",
  categoria: "Categoría",
  estado: "Estado",
  imagen: "Imagen",
  imagen_alt: "Texto alternativo",
  extracto: "Extracto",
  contenido: "Contenido",
  autor_id: "Autor",
  revisor_id: "Revisado por",
  revisado_at: "Fecha de la revisión",
  fuentes: "Fuentes",
  correcciones: "Correcciones",
  ...SEO_LABELS,
};

/** An old version may lack newer columns. */
export function valuesOf(row: Readonly<Record<string, unknown>>) {
  const texts = textsOf(LABELS, row);
  return { ...texts, categoria: categoriaElegida(texts.categoria) };
}
