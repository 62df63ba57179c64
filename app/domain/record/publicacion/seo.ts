/** Search engines cut what is much longer than this. */
export const SEO_TITULO_MAX_LENGTH = 70;
export const SEO_DESCRIPCION_MAX_LENGTH = 200;

export const SEO_LABELS = {
  seo_titulo: "Titular en buscadores",
  seo_descripcion: "Resumen en buscadores",
} as const;
