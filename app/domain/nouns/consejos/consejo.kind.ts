import { type Campos, labelsOf } from "~record/campos/campo";
import { SEO_LABELS } from "~record/publicacion/seo";

export const CONSEJO_CAMPOS = {
  titulo: { label: "Título", max: 300, subject: "El título", required: "El título es obligatorio" },
  extracto: {
    label: "Extracto",
    max: 500,
    subject: "El extracto",
    rows: 2,
    hint: "Una o dos frases; se ven en la lista y en los buscadores.",
  },
} as const satisfies Campos;

/** The long text's field, which articles and own pages share. */
export const CONTENIDO = {
  label: "Contenido",
  max: 100_000,
  subject: "El contenido",
  required: "El contenido es obligatorio",
};

const { titulo, extracto } = labelsOf(CONSEJO_CAMPOS);

export const LABELS = {
  titulo,
  slug: "Slug",
  categoria: "Categoría",
  estado: "Estado",
  imagen: "Imagen",
  imagen_alt: "Texto alternativo",
  extracto,
  contenido: CONTENIDO.label,
  autor_id: "Autor",
  revisor_id: "Revisado por",
  revisado_at: "Fecha de la revisión",
  fuentes: "Fuentes",
  correcciones: "Correcciones",
  ...SEO_LABELS,
};
