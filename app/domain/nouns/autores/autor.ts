export const NOMBRE_MAX_LENGTH = 120;
export const BIO_MAX_LENGTH = 1_000;

export const AUTOR_LABELS = {
  nombre: "Nombre",
  credencial: "Credencial",
  bio: "Quién es",
  imagen: "Foto",
  imagen_alt: "Texto alternativo",
};
