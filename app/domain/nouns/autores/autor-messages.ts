import { done } from "~/http/results/flash-message";

export const autoresMensajes = {
  "autor.creado": done("Autor creado", "Ya puedes elegirlo en los artículos."),
  "autor.actualizado": done("Autor actualizado", "Sus artículos llevan ya los cambios."),
  "autor.eliminado": done("Eliminado", "Sus artículos siguen publicados, sin su firma."),
} as const;
