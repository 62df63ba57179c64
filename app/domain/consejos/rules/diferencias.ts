import { compareFields } from "~/domain/compare-fields";
import type { ConsejoCampos } from "./consejo";

export const LABELS: Readonly<Record<keyof ConsejoCampos | "imagen_alt", string>> = {
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
};

export type Campo = keyof typeof LABELS;
export const CAMPOS = Object.keys(LABELS) as Campo[];

type Texts = Readonly<Partial<Record<Campo, string>>>;

export const diferencias = (before: Texts, after: Texts) => compareFields(LABELS, before, after);
