import type { ProductoTexts } from "./producto-values";

/** The fields of a product in the order of its form, as people call them. */
export const FIELD_LABELS: Record<keyof ProductoTexts, string> = {
  title: "Título",
  slug: "Slug",
  id: "ASIN / identificador de Amazon",
  category: "Categoría",
  estado: "Estado",
  price: "Precio",
  rating: "Valoración",
  isrecommended: "Recomendado",
  imageurl: "Imagen",
  imagenes: "Más imágenes",
  descripcion: "Descripción",
  contenido_principal: "Contenido principal",
  keyfeatures: "Características",
  pros: "Ventajas",
  cons: "Contras",
  colores: "Colores",
  revisor: "Revisado por",
  revisado_at: "Fecha de la revisión",
};

const ESTADO_LABELS: Record<string, string> = { published: "Publicado", draft: "Borrador" };

export interface Diferencia {
  label: string;
  before: string;
  after: string;
}

/** The fields in which two forms differ; spaces around and kinds of line break are no difference. */
export function diferencias(before: ProductoTexts, after: ProductoTexts): Diferencia[] {
  const names = Object.keys(FIELD_LABELS) as (keyof ProductoTexts)[];
  return names
    .map((name) => ({
      label: FIELD_LABELS[name],
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    }))
    .filter((field) => field.before !== field.after);
}

function shown(name: keyof ProductoTexts, value: ProductoTexts[keyof ProductoTexts]): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "string") {
    const text = value.replace(/\r\n?/g, "\n").trim();
    if (name === "rating") return text.replace(".", ",");
    return name === "estado" ? (ESTADO_LABELS[text] ?? text) : text;
  }
  return value
    .map((item) => item.trim())
    .filter(Boolean)
    .join("\n");
}
