import { compareFields } from "~/domain/revisiones/diferencias";

/** The fields of an article in the order of its form, as people call them. */
const LABELS: Record<string, string> = {
  titulo: "Título",
  slug: "Slug",
  categoria: "Categoría",
  estado: "Estado",
  imagen: "Imagen",
  imagen_alt: "Texto alternativo",
  extracto: "Extracto",
  contenido: "Contenido",
};

export const CAMPOS = Object.keys(LABELS);

type Texts = Readonly<Record<string, string>>;

/** The fields in which two forms of an article differ. */
export const diferencias = (before: Texts, after: Texts) => compareFields(LABELS, before, after);
