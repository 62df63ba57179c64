import { done, failed } from "~/http/replies/flash-message";
export const consejosMensajes = {
  "consejo.creado": done("Artículo creado", "El artículo ha sido creado exitosamente."),
  "consejo.actualizado": done(
    "Artículo actualizado",
    "El artículo ha sido actualizado exitosamente.",
  ),
  "consejo.programado": done("Artículo programado", "Se publicará solo a la hora elegida."),
  "consejo.restaurado": done(
    "Versión restaurada",
    "El artículo vuelve a tener el texto de esa versión.",
  ),
  "consejo.eliminado": done("Eliminado", "El consejo ha sido eliminado exitosamente."),
  "consejo.published": done("Artículo publicado"),
  "consejo.draft": done("Artículo pasado a borrador"),
  "consejo.categoria": done("Categoría del artículo cambiada"),
  "consejos.published": done("Artículos publicados"),
  "consejos.draft": done("Artículos pasados a borrador"),
  "consejos.categoria": done("Categoría de los artículos cambiada"),
  "consejos.eliminar": done("Eliminado", "Los artículos han sido eliminados exitosamente."),
  "consejos.vacio": failed(
    "Ningún artículo seleccionado",
    "Marca en la lista los artículos que quieres cambiar.",
  ),
} as const;
