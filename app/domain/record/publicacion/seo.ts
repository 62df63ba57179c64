import { type Campos, labelsOf } from "~record/campos/campo";

/** Search engines cut texts that are much longer. */
export const SEO_CAMPOS = {
  seo_titulo: { label: "Titular en buscadores", max: 70 },
  seo_descripcion: { label: "Resumen en buscadores", max: 200 },
} as const satisfies Campos;

export const SEO_LABELS = labelsOf(SEO_CAMPOS);
