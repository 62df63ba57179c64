const MAX_IMAGE_MB = 12;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
export const MAX_IMAGE_SIZE = `${MAX_IMAGE_MB} MB`;

export const UPLOAD_FIELD = "archivo";

export const UPLOAD_TYPES = "image/jpeg,image/png,image/webp,image/avif";

export const MAX_UPLOADS = 20;

const REASONS = {
  falta: "Elige un archivo.",
  formato: "El archivo no es una imagen JPG, PNG, WebP o AVIF que se pueda leer.",
  vacia: "El archivo está vacío. Cópialo otra vez a tu dispositivo y vuelve a probar.",
  heic: "Es una foto HEIC, que los navegadores no enseñan. Guárdala como JPG; un iPhone hace así las próximas con Ajustes › Cámara › Formatos › «Más compatible».",
  danada: "El archivo está dañado o incompleto. Ábrelo, guárdalo de nuevo y vuelve a probar.",
  lenta: "Leerla lleva demasiado tiempo. Redúcela y vuelve a probar.",
  cuantos: `Como máximo, ${MAX_UPLOADS} archivos a la vez.`,
  peso: `Pesa demasiado: como máximo, ${MAX_IMAGE_SIZE}.`,
  lado: "Tiene más de 12.000 píxeles de ancho o de alto. Redúcela y vuelve a probar.",
  pixeles: "Tiene demasiados píxeles. Redúcela y vuelve a probar.",
  espacio:
    "No queda espacio para más imágenes. Elimina las que no se usan y vuelve a probar; si no basta, el disco del servidor está lleno de otras cosas.",
  ocupado: "Ahora se están subiendo otras. Inténtalo de nuevo dentro de un momento.",
  averia: "Ahora mismo no se puede guardar. Inténtalo de nuevo dentro de un momento.",
};

export type UploadProblem = keyof typeof REASONS;

export const uploadProblemText = (
  problem: UploadProblem,
  name = "la imagen",
  detail = REASONS[problem],
) => `No se pudo subir ${name}. ${detail}`;
