import { done } from "~/http/results/flash-message";

export const REDIRECCION_MISSING = "Esa dirección ya no está en la lista";

export const redireccionesMensajes = {
  "redireccion.anadida": done("Dirección añadida"),
  "redireccion.quitada": done("Dirección eliminada"),
} as const;
