import { compareFields } from "~/domain/compare-fields";
import type { ProductoValues } from "./producto-values";

export const FIELD_LABELS: Record<keyof ProductoValues, string> = {
  title: "Título",
  slug: "Slug",
  id: "ASIN / identificador de Amazon",
  category: "Categoría",
  estado: "Estado",
  price: "Precio",
  rating: "Valoración",
  isrecommended: "Recomendado",
  imageurl: "Imagen",
  imageurl_alt: "Texto alternativo",
  imagenes: "Más imágenes",
  veredicto: "Veredicto",
  para_quien: "Para quién es",
  no_para: "Para quién no es",
  descripcion: "Descripción",
  contenido_principal: "Contenido principal",
  keyfeatures: "Características",
  pros: "Ventajas",
  cons: "Contras",
  colores: "Colores",
  revisor: "Revisado por",
  revisado_at: "Fecha de la revisión",
};

export const diferencias = (before: ProductoValues, after: ProductoValues) =>
  compareFields(FIELD_LABELS, before, after);
