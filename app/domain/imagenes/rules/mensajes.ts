import { done } from "~/http/replies/flash-message";

export const imagenesMensajes = {
  "imagen.subida": done("Imagen subida"),
  "imagen.subidas": done("Imágenes subidas", "Son las primeras de la biblioteca."),
  "imagen.seleccionada": done("Imagen seleccionada"),
  "imagen.guardada": done("Imagen actualizada"),
  "imagen.eliminada": done("Eliminado", "La imagen ha sido eliminada exitosamente."),
} as const;

export const PREVIEW_FAILED = "No se pudo cargar la imagen";
export const THUMB_FAILED = "No disponible";
