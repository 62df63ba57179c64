export const relacionesMensajes = {
  "relaciones.actualizadas": { tone: "success", title: "Relaciones actualizadas" },
  "relaciones.fallo": {
    tone: "error",
    title: "Error",
    text: "Hubo un problema al actualizar las relaciones. Inténtalo de nuevo.",
  },
  "relacion.eliminada": {
    tone: "success",
    title: "Eliminado",
    text: "La relación ha sido eliminada exitosamente.",
  },
} as const;

export const EMPTY_SELECTION = "Selección vacía: Por favor, selecciona al menos un producto.";
export const RELACIONES_NOT_SAVED = relacionesMensajes["relaciones.fallo"].text;
export const RELACION_NOT_DELETED = "Hubo un problema al eliminar la relación. Inténtalo de nuevo.";
export const RELACIONES_LOAD_FAILED =
  "No se pudieron cargar las relaciones. Inténtalo de nuevo más tarde.";
