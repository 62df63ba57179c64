import { LINK_HOURS, nextHours } from "~/auth/session/periods";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";

/** Stands for the name of the site until a mail is queued. */
export const SITE = "{sitio}";

export interface AuthMail {
  kind: string;
  subject: string;
  text: string;
}

const sign = (...paragraphs: string[]) => `${["Hola:", ...paragraphs, SITE].join("\n\n")}\n`;
const NOT_YOU = "Si no has sido tú, no hagas nada: sin este enlace no pasa nada más.";
const NOT_YOU_CHANGED = "Si no has sido tú, cambia tu contraseña cuanto antes:";

export interface Cambio {
  que: string;
  antes: string;
  ahora: string;
}

const NOTHING = "(vacío)";

function codesLeft(left: number): string {
  if (left === 0) return "No te queda ninguno: genera otros en tu perfil.";
  return `${left === 1 ? "Te queda" : "Te quedan"} ${formatCount(left, "código", "códigos")}.`;
}

export const authMails = {
  verify: (origin: string, token: string): AuthMail => ({
    kind: "verificar",
    subject: `Verifica tu correo en ${SITE}`,
    text: sign(
      `Alguien ha pedido acceso de administración con esta dirección. Si has sido tú, verifícala aquí durante ${nextHours(LINK_HOURS.verify)}:`,
      origin + paths.authVerificar({ token }),
      NOT_YOU,
    ),
  }),
  alreadyRegistered: (origin: string): AuthMail => ({
    kind: "ya-registrado",
    subject: `Ya tienes cuenta en ${SITE}`,
    text: sign(
      "Alguien ha intentado registrarse con esta dirección, pero ya tiene cuenta. Si has sido tú, inicia sesión aquí:",
      origin + paths.auth(),
      "¿No recuerdas la contraseña? Puedes elegir otra:",
      origin + paths.authRecuperar(),
      "Si no has sido tú, no hagas nada.",
    ),
  }),
  reset: (origin: string, token: string): AuthMail => ({
    kind: "restablecer",
    subject: `Elige una contraseña nueva en ${SITE}`,
    text: sign(
      `Con este enlace puedes elegir otra contraseña durante ${nextHours(LINK_HOURS.reset)}:`,
      origin + paths.authRestablecer({ token }),
      NOT_YOU,
    ),
  }),
  passwordChanged: (origin: string): AuthMail => ({
    kind: "contrasena-cambiada",
    subject: "Tu contraseña ha cambiado",
    text: sign(
      "Se ha cambiado la contraseña de tu cuenta y se han cerrado las demás sesiones.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  requestPending: (origin: string): AuthMail => ({
    kind: "solicitud",
    subject: "Nueva solicitud de administración",
    text: sign(
      "Alguien ha verificado su correo y pide acceso de administración. Puedes aprobar o rechazar lo que espera aquí:",
      origin + paths.adminRequests(),
      "Enviamos como mucho un aviso así al día, aunque lleguen más solicitudes.",
    ),
  }),
  requestApproved: (origin: string): AuthMail => ({
    kind: "aprobada",
    subject: "Tu solicitud ha sido aprobada",
    text: sign(
      "Ya puedes administrar el contenido del sitio. Inicia sesión aquí:",
      origin + paths.auth(),
    ),
  }),
  requestRejected: (): AuthMail => ({
    kind: "rechazada",
    subject: "Tu solicitud no ha sido aprobada",
    text: sign("Quien administra el sitio no ha aprobado tu solicitud de acceso."),
  }),
  rightsWithdrawn: (): AuthMail => ({
    kind: "permisos-retirados",
    subject: "Ya no administras el sitio",
    text: sign(
      "Quien administra el sitio ha retirado tus permisos y ha cerrado tus sesiones. Tu cuenta sigue existiendo.",
    ),
  }),
  madeMainAdmin: (origin: string): AuthMail => ({
    kind: "principal",
    subject: "Ahora eres administrador principal",
    text: sign(
      "Te han nombrado administrador principal: puedes aprobar solicitudes, gestionar cuentas y cambiar los ajustes del sitio. Inicia sesión otra vez:",
      origin + paths.auth(),
    ),
  }),
  sessionsEnded: (origin: string): AuthMail => ({
    kind: "sesiones-cerradas",
    subject: "Se han cerrado tus sesiones",
    text: sign(
      "Quien administra el sitio ha cerrado todas tus sesiones. Puedes volver a entrar aquí:",
      origin + paths.auth(),
    ),
  }),
  accountDeleted: (): AuthMail => ({
    kind: "cuenta-eliminada",
    subject: "Tu cuenta se ha eliminado",
    text: sign(
      "Tu cuenta de administración y sus datos de acceso se han eliminado. No podrás volver a entrar con ella.",
    ),
  }),
  protectedChange: (origin: string, by: string, cambios: Cambio[]): AuthMail => ({
    kind: "cambio-protegido",
    subject: `Cambio importante en ${SITE}`,
    text: sign(
      `${by} ha cambiado lo siguiente:`,
      ...cambios.map(
        ({ que, antes, ahora }) => `${que}\nAntes: ${antes || NOTHING}\nAhora: ${ahora || NOTHING}`,
      ),
      "Avisamos a todos los administradores principales. Si no lo esperabas, compruébalo en el historial:",
      origin + paths.adminHistorial(),
    ),
  }),
  changeEmail: (origin: string, token: string): AuthMail => ({
    kind: "correo-nuevo",
    subject: `Confirma tu dirección nueva en ${SITE}`,
    text: sign(
      `Has pedido usar esta dirección en tu cuenta. Confírmala aquí durante ${nextHours(LINK_HOURS.email)}:`,
      origin + paths.authCambiarCorreo({ token }),
      NOT_YOU,
    ),
  }),
  emailChanging: (origin: string): AuthMail => ({
    kind: "correo-pedido",
    subject: "Se ha pedido cambiar tu correo",
    text: sign(
      "Alguien con acceso a tu cuenta ha pedido cambiar su dirección de correo. El cambio no vale hasta que se confirme desde la nueva.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  emailChanged: (origin: string): AuthMail => ({
    kind: "correo-cambiado",
    subject: "El correo de tu cuenta ha cambiado",
    text: sign(
      "Tu cuenta tiene ahora otra dirección y se han cerrado todas sus sesiones. Si no has sido tú, escribe a quien administra el sitio:",
      origin + paths.contacto(),
    ),
  }),
  factorAdded: (origin: string): AuthMail => ({
    kind: "factor-anadido",
    subject: "Verificación en dos pasos activada",
    text: sign(
      "Se ha añadido una aplicación de autenticación a tu cuenta.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  factorRemoved: (origin: string): AuthMail => ({
    kind: "factor-quitado",
    subject: "Aplicación de autenticación desactivada",
    text: sign(
      "Se ha desactivado una aplicación de autenticación de tu cuenta.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  recoveryUsed: (origin: string, left: number): AuthMail => ({
    kind: "recuperacion-usada",
    subject: "Se ha usado un código de recuperación",
    text: sign(
      `Alguien ha entrado en tu cuenta con un código de recuperación. ${codesLeft(left)}`,
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  codesRenewed: (origin: string): AuthMail => ({
    kind: "codigos-renovados",
    subject: "Códigos de recuperación nuevos",
    text: sign(
      "Se han generado códigos de recuperación nuevos en tu cuenta. Los anteriores ya no sirven y se han cerrado las demás sesiones.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
  wrongCodes: (origin: string): AuthMail => ({
    kind: "codigos-erroneos",
    subject: "Varios códigos erróneos en tu cuenta",
    text: sign(
      "Alguien que conoce tu contraseña ha escrito varios códigos de verificación erróneos.",
      NOT_YOU_CHANGED,
      origin + paths.authRecuperar(),
    ),
  }),
};
