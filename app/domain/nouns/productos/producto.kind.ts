import type { Campos } from "~record/campos/campo";

/** A card has room for one sentence of this length. */
const VEREDICTO_MAX = 140;

/** Each text has a field in the form's section «Textos», and in files a column with its label. */
export const FRASES = {
  veredicto: {
    label: "Veredicto",
    max: VEREDICTO_MAX,
    hint: `La conclusión en una frase, hasta ${VEREDICTO_MAX} caracteres: sale en las tarjetas de los artículos.`,
  },
  para_quien: { label: "Para quién es", max: 300 },
  no_para: { label: "Para quién no es", max: 300 },
} as const satisfies Campos;

export const EN_ARCHIVOS = {
  ...FRASES,
  tienda: { label: "Otra tienda", max: 40, hint: "Si lo vende otra además de Amazon." },
} as const satisfies Campos;

/** The optional short texts; their checks, labels and place in versions follow from this. */
export const PRODUCTO_CAMPOS = {
  ...EN_ARCHIVOS,
  revisor: { label: "Revisado por", max: 120, isWhole: true, hint: "Quién firma la reseña." },
} as const satisfies Campos;
