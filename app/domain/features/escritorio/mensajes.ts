import { done } from "~/http/results/flash-message";

export const escritorioMensajes = {
  "sinonimos.guardados": done("Sinónimos guardados", "La próxima búsqueda ya los tiene en cuenta."),
  "ajustes.guardados": done("Ajustes guardados", "Ya se ven en todas las páginas."),
  "usuario.retirar": done(
    "Permisos retirados",
    "La persona ha recibido un correo y sus sesiones se han cerrado.",
  ),
  "usuario.desinvitar": done("Invitación retirada", "Su enlace ya no vale."),
  "usuario.principal": done(
    "Nuevo administrador principal",
    "La persona ha recibido un correo y debe iniciar sesión otra vez.",
  ),
  "usuario.segundo-paso": done(
    "Verificación en dos pasos quitada",
    "La persona ha recibido un correo y entra con su contraseña.",
  ),
  "usuario.sesiones": done("Sesiones cerradas"),
  "usuario.eliminar": done("Cuenta eliminada", "La persona ha recibido un correo."),
  "usuario.invitado": done("Invitación enviada", "Recibirá un correo con un enlace para entrar."),
  "correo.prueba": done("Correo de prueba enviado", "Mira tu buzón, y la carpeta de no deseado."),
  "correo.prueba-en-archivo": done(
    "Correo de prueba guardado como archivo",
    "No hay servidor de correo: ha quedado en la carpeta mail de los datos.",
  ),
  "copia.en-marcha": done(
    "La copia está en marcha",
    "Aparecerá en la lista cuando esté hecha y comprobada.",
  ),
  "copia.comprobando": done("La comprobación está en marcha", "Aquí dirá cómo está la copia."),
  "copia.eliminada": done("Copia eliminada"),
  "perfil.correo-enviado": done(
    "Te hemos enviado un enlace",
    "Ábrelo desde la dirección nueva para confirmarla. Mientras tanto sigue valiendo la de ahora.",
  ),
  "perfil.correo-cambiado": done("Correo cambiado", "Inicia sesión con la dirección nueva."),
  "perfil.sesion-cerrada": done("Sesión cerrada"),
  "perfil.eliminado": done("Tu cuenta se ha eliminado"),
  "mensaje.eliminado": done("Mensaje eliminado"),
  "mensaje.leido": done("Mensaje marcado como leído"),
  "mensaje.sin-leer": done("Mensaje marcado como no leído"),
  "evidencia.guardada": done("Evidencia y estado de venta guardados"),
  "giro.oculto": done("Cambio oculto", "En su lugar se lee el motivo."),
  "giro.visible": done("El cambio se vuelve a leer"),
  "demo.retirado": done(
    "Catálogo de demostración retirado",
    "Tus productos y consejos siguen en su sitio.",
  ),
} as const;
