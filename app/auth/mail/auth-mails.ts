import { LINK_HOURS, nextHours } from "~/auth/session/proof-periods";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";
import { PLAZOS } from "~base/plazos";

export const SITE = "{sitio}";

export type AuthMail = Record<"kind" | "subject" | "text", string>;

export type Cambio = Record<"que" | "antes" | "ahora", string>;

const NOT_YOU = "Si no has sido tú, no hagas nada: sin este enlace no pasa nada más.";
const NOT_YOU_CHANGED = "Si no has sido tú, cambia tu contraseña cuanto antes:";
const YOURS = "Confirma y el sitio es tuyo: serás su administrador principal. ";
const NOTHING = "(vacío)";

const letter = (kind: string, subject: string, paragraphs: readonly string[]): AuthMail => ({
  kind,
  subject,
  text: `${["Hola:", ...paragraphs, SITE].join("\n\n")}\n`,
});

/** Reads a line «kind: subject», then one paragraph a line. */
function mail(pieces: TemplateStringsArray, ...parts: readonly string[]): AuthMail {
  const text = String.raw({ raw: pieces }, ...parts);
  const [heading = "", ...paragraphs] = text.trim().split(/\n\s*/);
  const [kind = "", subject = ""] = heading.split(": ");
  return letter(kind, subject, paragraphs);
}

const alarm = (told: string) => (origin: string) =>
  mail`${told.trim()}\n${NOT_YOU_CHANGED}\n${origin}${paths.authRecuperar()}`;

function codesLeft(left: number): string {
  if (left === 0) return "No te queda ninguno: genera otros en tu perfil.";
  return `${left === 1 ? "Te queda" : "Te quedan"} ${formatCount(left, "código", "códigos")}.`;
}

export const authMails = {
  verify: (origin: string, token: string, isFirst: boolean) => mail`
    verificar: Verifica tu correo en ${SITE}
    ${isFirst ? YOURS : ""}Alguien ha pedido acceso de administración con esta dirección. Si has sido tú, verifícala aquí durante ${nextHours(LINK_HOURS.verify)}:
    ${origin}${paths.authVerificar({ token })}
    ${NOT_YOU}
  `,
  invited: (origin: string, token: string, by: string, isWriter: boolean) => mail`
    invitacion: Te invitan a ${isWriter ? "escribir" : "administrar"} ${isWriter ? "en " : ""}${SITE}
    ${by} te invita a ${isWriter ? "escribir borradores en" : "administrar el contenido de"}l sitio. Elige tu contraseña aquí durante ${formatCount(PLAZOS.invitaciones, "día", "días")}:
    ${origin}${paths.authRestablecer({ token })}
    Hasta entonces no tienes permisos. Si el enlace ya no vale, pide otra invitación a quien te la envió.
  `,
  alreadyRegistered: (origin: string) => mail`
    ya-registrado: Ya tienes cuenta en ${SITE}
    Alguien ha intentado registrarse con esta dirección, pero ya tiene cuenta. Si has sido tú, inicia sesión aquí:
    ${origin}${paths.auth()}
    ¿No recuerdas la contraseña? Puedes elegir otra:
    ${origin}${paths.authRecuperar()}
    Si no has sido tú, no hagas nada.
  `,
  reset: (origin: string, token: string) => mail`
    restablecer: Elige una contraseña nueva en ${SITE}
    Con este enlace puedes elegir otra contraseña durante ${nextHours(LINK_HOURS.reset)}:
    ${origin}${paths.authRestablecer({ token })}
    ${NOT_YOU}
  `,
  passwordChanged: alarm(`
    contrasena-cambiada: Tu contraseña ha cambiado
    Se ha cambiado la contraseña de tu cuenta y se han cerrado las demás sesiones.
  `),
  requestPending: (origin: string) => mail`
    solicitud: Nueva solicitud de administración
    Alguien ha verificado su correo y pide acceso de administración. Puedes aprobar o rechazar lo que espera aquí:
    ${origin}${paths.adminRequests()}
    Enviamos como mucho un aviso así al día, aunque lleguen más solicitudes.
  `,
  requestApproved: (origin: string) => mail`
    aprobada: Tu solicitud ha sido aprobada
    Ya puedes administrar el contenido del sitio. Si tenías una sesión abierta, se ha cerrado, porque los permisos nuevos empiezan con otra. Inicia sesión aquí:
    ${origin}${paths.auth()}
  `,
  requestRejected: () => mail`
    rechazada: Tu solicitud no ha sido aprobada
    Quien administra el sitio no ha aprobado tu solicitud de acceso.
  `,
  invitationWithdrawn: () => mail`
    invitacion-retirada: Tu invitación se ha retirado
    Quien administra el sitio ha retirado la invitación que te envió: su enlace ya no vale.
  `,
  rightsWithdrawn: () => mail`
    permisos-retirados: Ya no administras el sitio
    Quien administra el sitio ha retirado tus permisos y ha cerrado tus sesiones. Tu cuenta sigue existiendo.
  `,
  madeMainAdmin: (origin: string) => mail`
    principal: Ahora eres administrador principal
    Te han nombrado administrador principal: puedes aprobar solicitudes, gestionar cuentas y cambiar los ajustes del sitio. Inicia sesión otra vez:
    ${origin}${paths.auth()}
  `,
  madeContributor: (origin: string) => mail`
    colaborador: Ahora eres administrador colaborador
    Te han nombrado administrador colaborador: puedes publicar y gestionar todo el contenido. Inicia sesión otra vez:
    ${origin}${paths.auth()}
  `,
  madeWriter: (origin: string) => mail`
    redaccion: Ahora tienes permisos de redacción
    Tus permisos son ahora de redacción: escribes borradores, subes imágenes y pides que otra persona los revise y publique. Inicia sesión otra vez:
    ${origin}${paths.auth()}
  `,
  sessionsEnded: (origin: string) => mail`
    sesiones-cerradas: Se han cerrado tus sesiones
    Quien administra el sitio ha cerrado todas tus sesiones. Puedes volver a entrar aquí:
    ${origin}${paths.auth()}
  `,
  accountDeleted: () => mail`
    cuenta-eliminada: Tu cuenta se ha eliminado
    Tu cuenta de administración y sus datos de acceso se han eliminado. No podrás volver a entrar con ella.
  `,
  /** Does without the template `mail`, which splits at lines: a setting's value may have many. */
  protectedChange: (origin: string, by: string, cambios: Cambio[]) =>
    letter("cambio-protegido", `Cambio importante en ${SITE}`, [
      `${by} ha cambiado lo siguiente:`,
      ...cambios.map(
        ({ que, antes, ahora }) => `${que}\nAntes: ${antes || NOTHING}\nAhora: ${ahora || NOTHING}`,
      ),
      "Avisamos a todos los administradores principales. Si no lo esperabas, compruébalo en el historial:",
      origin + paths.adminHistorial(),
    ]),
  dailyChanges: (origin: string, changes: readonly string[]) =>
    letter("cambios", `Cambios en ${SITE}`, [
      "Esto ha cambiado desde el último correo como este:",
      ...changes.slice(0, 50),
      "Avisamos a todos los administradores principales, como mucho una vez al día. Si no lo esperabas, compruébalo en el historial, que lo guarda todo:",
      origin + paths.adminHistorial(),
    ]),
  copyNotSent: (origin: string, problem: string) =>
    letter("copia-no-enviada", `Fallan las copias de ${SITE} fuera del servidor`, [
      `Las copias se hacen en el servidor, pero algo falla al llevarlas al almacén de fuera: ${problem}`,
      "Se vuelve a intentar cada hora, y avisamos como mucho una vez al día. Cómo está, y qué almacén es:",
      origin + paths.adminAjustes("copias"),
    ]),
  changeEmail: (origin: string, token: string) => mail`
    correo-nuevo: Confirma tu dirección nueva en ${SITE}
    Has pedido usar esta dirección en tu cuenta. Confírmala aquí durante ${nextHours(LINK_HOURS.email)}:
    ${origin}${paths.authCambiarCorreo({ token })}
    ${NOT_YOU}
  `,
  emailChanging: alarm(`
    correo-pedido: Se ha pedido cambiar tu correo
    Alguien con acceso a tu cuenta ha pedido cambiar su dirección de correo. El cambio no vale hasta que se confirme desde la nueva.
  `),
  emailChanged: (origin: string) => mail`
    correo-cambiado: El correo de tu cuenta ha cambiado
    Tu cuenta tiene ahora otra dirección y se han cerrado todas sus sesiones. Si no has sido tú, escribe a quien administra el sitio:
    ${origin}${paths.contacto()}
  `,
  factorAdded: alarm(`
    factor-anadido: Verificación en dos pasos activada
    Se ha añadido una aplicación de autenticación a tu cuenta.
  `),
  factorRemoved: alarm(`
    factor-quitado: Aplicación de autenticación desactivada
    Se ha desactivado una aplicación de autenticación de tu cuenta.
  `),
  passkeyAdded: alarm(`
    llave-anadida: Se ha añadido una llave de acceso
    Se ha añadido una llave de acceso a tu cuenta, que vale como segundo paso al entrar.
  `),
  passkeyRemoved: alarm(`
    llave-quitada: Se ha quitado una llave de acceso
    Se ha quitado una llave de acceso de tu cuenta y se han cerrado las demás sesiones.
  `),
  factorsTakenAway: (origin: string) => mail`
    factores-quitados: Tu verificación en dos pasos se ha quitado
    Un administrador principal ha quitado la verificación en dos pasos de tu cuenta y ha cerrado tus sesiones. Entra con tu contraseña y actívala de nuevo:
    ${origin}${paths.auth({ volver: paths.adminMfaSetup() })}
    Si no lo has pedido, cambia tu contraseña y avisa a los demás administradores:
    ${origin}${paths.authRecuperar()}
  `,
  recoveryUsed: (origin: string, left: number) =>
    alarm(`
      recuperacion-usada: Se ha usado un código de recuperación
      Alguien ha entrado en tu cuenta con un código de recuperación. ${codesLeft(left)}
    `)(origin),
  codesRenewed: alarm(`
    codigos-renovados: Códigos de recuperación nuevos
    Se han generado códigos de recuperación nuevos en tu cuenta. Los anteriores ya no sirven y se han cerrado las demás sesiones.
  `),
  wrongCodes: alarm(`
    codigos-erroneos: Varios códigos erróneos en tu cuenta
    Alguien que conoce tu contraseña ha escrito varios códigos de verificación erróneos.
  `),
};
