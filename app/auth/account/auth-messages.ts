export const authMessages = {
  "guardia.sesion": { tone: "error", title: "Debes iniciar sesión para acceder" },
  "guardia.formulario": {
    tone: "error",
    title: "Debes iniciar sesión para acceder",
    text: "Lo que has escrito no se ha perdido: sigue en su formulario cuando vuelvas a entrar.",
  },
  "guardia.permisos": { tone: "error", title: "No tienes permisos de administrador" },
  "acceso.correcto": { tone: "success", title: "Inicio de sesión exitoso" },
  "acceso.cerrado": { tone: "success", title: "Has cerrado la sesión" },
  "acceso.otras-cerradas": { tone: "success", title: "Se han cerrado las demás sesiones" },
  "acceso.caducado": {
    tone: "error",
    title: "Error al verificar MFA",
    text: "Ha pasado demasiado tiempo o ha habido demasiados intentos. Inicia sesión otra vez.",
  },
  "correo.verificado": { tone: "success", title: "Email verificado correctamente." },
  "correo.principal": {
    tone: "success",
    title: "Email verificado correctamente.",
    text: "Acceso de administrador concedido como administrador principal.",
  },
  "correo.pendiente": {
    tone: "success",
    title: "Email verificado correctamente.",
    text: "Su solicitud de administrador ha sido enviada para aprobación.",
  },
  "contrasena.cambiada": {
    tone: "success",
    title: "Contraseña cambiada",
    text: "Ya puedes iniciar sesión con la nueva.",
  },
  "contrasena.propia": {
    tone: "success",
    title: "Contraseña cambiada",
    text: "Se han cerrado las demás sesiones.",
  },
  "mfa.desactivada": { tone: "success", title: "MFA desactivado exitosamente" },
  "mfa.no-desactivada": { tone: "error", title: "Error al desactivar MFA" },
  "solicitud.aprobada": { tone: "success", title: "Solicitud aprobada correctamente" },
  "solicitud.rechazada": { tone: "success", title: "Solicitud rechazada correctamente" },
} as const;
