import { done, failed } from "~/http/results/flash-message";

const told = (title: string, more: string) =>
  done(title, `La persona ha recibido un correo${more}.`);

export const authMessages = {
  "guardia.sesion": failed("Debes iniciar sesión para acceder"),
  "guardia.formulario": failed(
    "Debes iniciar sesión para acceder",
    "Lo que has escrito no se ha perdido: sigue en su formulario cuando vuelvas a entrar.",
  ),
  "guardia.permisos": failed("No tienes permisos de administrador"),
  "acceso.correcto": done("Inicio de sesión exitoso"),
  "acceso.cerrado": done("Has cerrado la sesión"),
  "acceso.otras-cerradas": done("Se han cerrado las demás sesiones"),
  "acceso.confirmado": done(
    "Ya has confirmado que eres tú",
    "Todavía no se ha hecho nada: termínalo aquí.",
  ),
  "acceso.caducado": failed(
    "Error al verificar MFA",
    "Ha pasado demasiado tiempo o ha habido demasiados intentos. Inicia sesión otra vez.",
  ),
  "correo.verificado": done("Email verificado correctamente."),
  "correo.principal": done(
    "Email verificado correctamente.",
    "Acceso de administrador concedido como administrador principal.",
  ),
  "correo.invitado": done("Email verificado correctamente.", "Ya administras el sitio."),
  "correo.pendiente": done(
    "Email verificado correctamente.",
    "Su solicitud de administrador ha sido enviada para aprobación.",
  ),
  "contrasena.cambiada": done("Contraseña cambiada", "Ya puedes iniciar sesión con la nueva."),
  "contrasena.propia": done("Contraseña cambiada", "Se han cerrado las demás sesiones."),
  "mfa.desactivada": done("MFA desactivado exitosamente"),
  "mfa.no-desactivada": failed("Error al desactivar MFA"),
  "llave.anadida": done("Llave de acceso añadida"),
  "llave.quitada": done("Llave de acceso quitada", "Se han cerrado las demás sesiones."),
  "perfil.correo-enviado": done(
    "Te hemos enviado un enlace",
    "Ábrelo desde la dirección nueva para confirmarla. Mientras tanto sigue valiendo la de ahora.",
  ),
  "perfil.correo-cambiado": done("Correo cambiado", "Inicia sesión con la dirección nueva."),
  "perfil.sesion-cerrada": done("Sesión cerrada"),
  "perfil.eliminado": done("Tu cuenta se ha eliminado"),
  "usuario.retirar": told("Permisos retirados", " y sus sesiones se han cerrado"),
  "usuario.desinvitar": done("Invitación retirada", "Su enlace ya no vale."),
  "usuario.principal": told("Nuevo administrador principal", " y debe iniciar sesión otra vez"),
  "usuario.colaborador": told("Ya es administrador colaborador", " y debe iniciar sesión otra vez"),
  "usuario.redaccion": told("Permisos de redacción", " y debe iniciar sesión otra vez"),
  "usuario.segundo-paso": told("Verificación en dos pasos quitada", " y entra con su contraseña"),
  "usuario.sesiones": done("Sesiones cerradas"),
  "usuario.eliminar": told("Cuenta eliminada", ""),
  "usuario.invitado": done("Invitación enviada", "Recibirá un correo con un enlace para entrar."),
  "solicitud.aprobada": done("Solicitud aprobada correctamente"),
  "solicitud.rechazada": done("Solicitud rechazada correctamente"),
} as const;
