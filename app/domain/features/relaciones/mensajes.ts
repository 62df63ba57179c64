import { done, failed } from "~/http/results/flash-message";

export const RELACIONES_NOT_SAVED =
  "Hubo un problema al actualizar las relaciones. Inténtalo de nuevo.";

export const relacionesMensajes = {
  "relaciones.actualizadas": done("Relaciones actualizadas"),
  "relaciones.fallo": failed("Error", RELACIONES_NOT_SAVED),
  "relacion.eliminada": done("Eliminado", "La relación ha sido eliminada exitosamente."),
} as const;

export const EMPTY_SELECTION = "Selección vacía: Por favor, selecciona al menos un producto.";
export const RELACION_NOT_DELETED = "Hubo un problema al eliminar la relación. Inténtalo de nuevo.";
export const RELACIONES_LOAD_FAILED =
  "No se pudieron cargar las relaciones. Inténtalo de nuevo más tarde.";
