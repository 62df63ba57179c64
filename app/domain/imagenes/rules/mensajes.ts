import { UPLOAD_FAILED } from "./subida";

export const imagenesMensajes = {
  "imagen.subida": { tone: "success", title: "Imagen subida" },
  "imagen.seleccionada": { tone: "success", title: "Imagen seleccionada" },
  "imagen.no-subida": { tone: "error", title: UPLOAD_FAILED },
  "imagen.guardada": { tone: "success", title: "Imagen actualizada" },
  "imagen.eliminada": {
    tone: "success",
    title: "Eliminado",
    text: "La imagen ha sido eliminada exitosamente.",
  },
} as const;

export const SEARCH_FAILED = "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo.";
export const SEARCH_FAILED_TOAST = {
  tone: "error",
  title: "No se pudieron buscar imágenes",
} as const;
export const SEARCH_EMPTY = "No se encontraron imágenes. Intenta con otra palabra clave.";
export const SEARCH_LIMITED =
  "Has buscado muchas veces seguidas. Espera un minuto y vuelve a probar.";
export const SEARCH_OFF =
  "La búsqueda de fotos no está configurada. Se activa con una clave de Unsplash en el ajuste UNSPLASH_ACCESS_KEY.";
export const SEARCH_CREDIT = "Imágenes proporcionadas por Unsplash";
export const PREVIEW_FAILED = "No se pudo cargar la imagen";
export const THUMB_FAILED = "No disponible";
export const DELETE_IN_USE =
  "La imagen no se ha eliminado: se usa, o está en la papelera o en un formulario a medias.";
export const DELETE_FAILED = "Hubo un problema al eliminar la imagen. Inténtalo de nuevo.";
