import { type Campos, labelsOf } from "~record/campos/campo";

/** The labels of the long texts are also their headings on the page. */
export const TEXTOS_CAMPOS = {
  como_elegir: {
    label: "Cómo elegir",
    max: 2_000,
    rows: 6,
    hint: "Va bajo los productos. Una línea vacía separa párrafos.",
  },
  en_que_nos_fijamos: { label: "En qué nos fijamos", max: 2_000, rows: 6 },
} as const satisfies Campos;

export const CATEGORIA_CAMPOS = {
  nombre: { label: "Nombre", max: 120, subject: "El nombre", required: "El nombre es obligatorio" },
  descripcion: { label: "Descripción", max: 1_000, subject: "La descripción", rows: 3 },
  ...TEXTOS_CAMPOS,
} as const satisfies Campos;

const { nombre, ...textos } = labelsOf(CATEGORIA_CAMPOS);

export const LABELS = {
  nombre,
  slug: "Slug",
  ...textos,
  imagen_url: "Imagen de la Categoría",
  imagen_url_alt: "Texto alternativo",
  parent_id: "Categoría Padre",
};
