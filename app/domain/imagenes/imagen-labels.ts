export const IMAGEN_LABELS = {
  alt: "Texto alternativo",
  credito: "Crédito",
  credito_url: "Enlace del crédito",
  url: "Dirección de la imagen",
  imagen: "Imagen de la biblioteca",
  foto: "Foto",
};
