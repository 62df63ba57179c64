import { done } from "~/http/replies/flash-message";

export const paginasMensajes = {
  "pagina.creado": done("Página creada"),
  "pagina.actualizado": done("Página actualizada"),
  "pagina.programado": done("Página programada", "Se publicará sola a la hora elegida."),
  "pagina.restaurado": done(
    "Versión restaurada",
    "La página vuelve a tener el texto de esa versión.",
  ),
  "pagina.eliminado": done("Página eliminada", "Está en la papelera por si la quieres recuperar."),
} as const;
