import { compareFields } from "~/domain/compare-fields";

export const NOMBRE_MAX_LENGTH = 120;
export const BIO_MAX_LENGTH = 1_000;

export const AUTOR_LABELS = {
  nombre: "Nombre",
  credencial: "Credencial",
  bio: "Quién es",
  imagen: "Foto",
  imagen_alt: "Texto alternativo",
};

export type AutorTexts = Partial<typeof AUTOR_LABELS>;

export const diferencias = (before: AutorTexts, after: AutorTexts) =>
  compareFields(AUTOR_LABELS, before, after);
