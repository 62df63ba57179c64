import { CONSEJO_CAMPOS, CONTENIDO } from "~nouns/consejos/consejo.kind";
import type { Campos } from "~record/campos/campo";
import { SEO_LABELS } from "~record/publicacion/seo";

/** Shorter than an article's title, because menu and footer show it. */
export const PAGINA_CAMPOS = {
  titulo: { ...CONSEJO_CAMPOS.titulo, max: 70 },
} as const satisfies Campos;

export const LABELS = {
  titulo: PAGINA_CAMPOS.titulo.label,
  slug: "Slug",
  lugar: "Enlace",
  estado: "Estado",
  contenido: CONTENIDO.label,
  ...SEO_LABELS,
};
