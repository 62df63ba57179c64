export const escritorioMensajes = {
  "ajustes.guardados": {
    tone: "success",
    title: "Ajustes guardados",
    text: "Ya se ven en todas las páginas.",
  },
  "usuario.retirado": {
    tone: "success",
    title: "Permisos retirados",
    text: "La persona ha recibido un correo y sus sesiones se han cerrado.",
  },
  "usuario.principal": {
    tone: "success",
    title: "Nuevo administrador principal",
    text: "La persona ha recibido un correo y debe iniciar sesión otra vez.",
  },
  "usuario.sesiones": { tone: "success", title: "Sesiones cerradas" },
  "usuario.eliminado": {
    tone: "success",
    title: "Cuenta eliminada",
    text: "La persona ha recibido un correo.",
  },
  "perfil.correo-enviado": {
    tone: "success",
    title: "Te hemos enviado un enlace",
    text: "Ábrelo desde la dirección nueva para confirmarla. Mientras tanto sigue valiendo la de ahora.",
  },
  "perfil.correo-cambiado": {
    tone: "success",
    title: "Correo cambiado",
    text: "Inicia sesión con la dirección nueva.",
  },
  "perfil.sesion-cerrada": { tone: "success", title: "Sesión cerrada" },
  "perfil.eliminado": { tone: "success", title: "Tu cuenta se ha eliminado" },
  "mensaje.eliminado": { tone: "success", title: "Mensaje eliminado" },
  "mensaje.leido": { tone: "success", title: "Mensaje marcado como leído" },
  "mensaje.sin-leer": { tone: "success", title: "Mensaje marcado como no leído" },
  "evidencia.guardada": { tone: "success", title: "Evidencia y estado de venta guardados" },
  "demo.retirado": {
    tone: "success",
    title: "Catálogo de demostración retirado",
    text: "Tus productos y consejos siguen en su sitio.",
  },
} as const;
