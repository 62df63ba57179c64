import { compareFields } from "~/domain/revisiones/diferencias";
import type { ProductoTexts, ProductoValues } from "./producto-values";

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

/** The fields in which two forms of a product differ, the text of its picture among them. */
export const diferencias = (before: ProductoValues, after: ProductoValues) =>
  compareFields({ ...FIELD_LABELS, imageurl_alt: "Texto alternativo" }, before, after);
