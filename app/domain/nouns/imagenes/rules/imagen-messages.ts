import { done, failed } from "~/http/results/flash-message";

/** Forms in the browser import these by name, so that the other messages are left out. */
export const SUBIDA = done("Imagen subida");
export const SUBIDAS = done("Imágenes subidas", "Son las primeras de la biblioteca.");
export const SELECCIONADA = done("Imagen seleccionada");

export const imagenesMensajes = {
  "imagen.subida": SUBIDA,
  "imagen.subidas": SUBIDAS,
  "imagen.seleccionada": SELECCIONADA,
  "imagen.guardada": done("Imagen actualizada"),
  "imagen.eliminada": done("Eliminado", "La imagen ha sido eliminada exitosamente."),
  "imagenes.eliminar": done("Eliminado", "Las imágenes han sido eliminadas exitosamente."),
  "imagenes.en-uso": failed(
    "No se ha eliminado todo",
    "Se queda lo que se usa, o está en la papelera o en un formulario a medias.",
  ),
  "imagenes.vacio": failed(
    "Ninguna imagen para eliminar",
    "Marca en «Sin usar» las que quieras quitar. Las que se usan se quedan.",
  ),
} as const;

export const IMAGENES_NOT_DELETED =
  "Hubo un problema al eliminar las imágenes. Inténtalo de nuevo.";

export const SIN_ALT = "Imagen sin texto alternativo";

export const goForEver = (cuantas: string, isInPast: boolean) =>
  `Esta acción elimina ${cuantas} para siempre y no se puede deshacer.${isInPast ? IN_PAST : ""}`;

const IN_PAST =
  " Hay versiones anteriores de productos o consejos con alguna: la que se recupere volverá sin ella.";

export const PREVIEW_FAILED = "No se pudo cargar la imagen";
export const THUMB_FAILED = "No disponible";

export const IMAGEN_SHOWN =
  "Esta imagen se ve en el sitio: sus textos y su punto focal los cambia quien publica. En tu borrador puedes darle un texto alternativo propio.";
