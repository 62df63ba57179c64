import { type Campos, labelsOf } from "~record/campos/campo";

export const AUTOR_CAMPOS = {
  nombre: {
    label: "Nombre",
    max: 120,
    subject: "El nombre",
    required: "El nombre es obligatorio",
    isWhole: true,
    hint: "Da a su página una dirección fija.",
  },
  credencial: {
    label: "Credencial",
    max: 120,
    subject: "La credencial",
    isWhole: true,
    hint: "Por ejemplo, «pediatra». Con ella se puede revisar.",
  },
  bio: { label: "Quién es", max: 1_000, rows: 4 },
} as const satisfies Campos;

export const AUTOR_LABELS = {
  ...labelsOf(AUTOR_CAMPOS),
  imagen: "Foto",
  imagen_alt: "Texto alternativo",
};
