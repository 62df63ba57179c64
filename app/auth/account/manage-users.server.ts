import { type AuthMail, authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins, mailTo, tellOwner } from "~/auth/mail/send-mail.server";
import { takeFactorsAway } from "~/auth/second-factor/second-step.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import type { Trx } from "~db/client.server";
import { type Decision, decideRequest } from "~features/admin-requests/admin-requests.server";
import { type Profile, ROLES } from "~nouns/profiles/profile";
import { findById } from "~nouns/profiles/profiles.server";
import * as usuario from "~nouns/profiles/usuario";
import * as usuarios from "~nouns/profiles/usuarios.server";
import { recordSuceso } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import { takeOverProgramados } from "~record/publicacion/programados.server";

type Order = { id: string; by: Viewer; origin: string };

interface Verb {
  action: SucesoAction;
  act: (trx: Trx, id: string, now: Date) => Promise<Profile | undefined>;
  mail: (origin: string) => AuthMail;
  antes: string;
  ahora: string;
}

const VERBS: Readonly<Record<usuario.Accion, Verb>> = {
  desinvitar: {
    action: "administrador.desinvitado",
    act: usuarios.withdrawInvitation,
    mail: () => authMails.invitationWithdrawn(),
    antes: "Con una invitación sin aceptar",
    ahora: "Sin invitación",
  },
  retirar: {
    action: "administrador.retirado",
    act: usuarios.withdrawRights,
    mail: () => authMails.rightsWithdrawn(),
    antes: "Administra el sitio",
    ahora: "Sin permisos",
  },
  principal: {
    action: "administrador.principal",
    act: usuarios.changeRole("contributor", "main_admin"),
    mail: (origin) => authMails.madeMainAdmin(origin),
    antes: ROLES.contributor,
    ahora: ROLES.main_admin,
  },
  colaborador: {
    action: "administrador.colaborador",
    act: usuarios.changeRole("writer", "contributor"),
    mail: (origin) => authMails.madeContributor(origin),
    antes: ROLES.writer,
    ahora: ROLES.contributor,
  },
  redaccion: {
    action: "administrador.redaccion",
    act: usuarios.changeRole("contributor", "writer"),
    mail: (origin) => authMails.madeWriter(origin),
    antes: ROLES.contributor,
    ahora: ROLES.writer,
  },
  "segundo-paso": {
    action: "factores.quitados",
    act: async (trx, id, now) => {
      const person = await findById(id, trx);
      if (!person?.mfaEnabled) return undefined;
      await takeFactorsAway(trx, id, now);
      return person;
    },
    mail: (origin) => authMails.factorsTakenAway(origin),
    antes: "Con verificación en dos pasos",
    ahora: "Sin verificación en dos pasos",
  },
  sesiones: {
    action: "sesiones.cerradas",
    act: (trx, id) => findById(id, trx),
    mail: (origin) => authMails.sessionsEnded(origin),
    antes: "Con sesiones abiertas",
    ahora: "Sesiones cerradas",
  },
  eliminar: {
    action: "cuenta.eliminada",
    act: (trx, id) => usuarios.deleteProfile(trx, id),
    mail: () => authMails.accountDeleted(),
    antes: "Con cuenta",
    ahora: "Cuenta eliminada",
  },
};

export function manageUser(order: Order & { accion: usuario.Accion; keepsHours?: boolean }) {
  const { id, accion, by, origin, keepsHours } = order;
  const now = new Date();
  const { action, act, mail, antes, ahora } = VERBS[accion];
  return writeAs(by, async (trx) => {
    if (keepsHours) await takeOverProgramados(trx, id, by.person.id);
    const person = await act(trx, id, now);
    if (!person) return problemOf(accion, await findById(id, trx));
    await endSessionsOf(trx, id);
    await mailTo(trx, person.email, mail(origin), now);
    const details = { correo: person.email };
    await recordSuceso(trx, { actor: by.person, action, target: id, details }, now);
    const cambio = { que: person.email, antes, ahora };
    await mailMainAdmins(trx, authMails.protectedChange(origin, by.person.email, [cambio]), now);
    return undefined;
  });
}

/** Ends the person's sessions, as rights change. @returns false if it was decided already */
export function decide({ id, decision, by, origin }: Order & { decision: Decision }) {
  const now = new Date();
  return writeAs(by, async (trx) => {
    const person = await decideRequest(trx, { id, decision, by: by.person.id }, now);
    if (!person) return false;
    const isApproved = decision === "approved";
    const mail = isApproved ? authMails.requestApproved(origin) : authMails.requestRejected();
    await endSessionsOf(trx, person.userId);
    await mailTo(trx, person.email, mail, now);
    const action = isApproved ? "solicitud.aprobada" : "solicitud.rechazada";
    await recordSuceso(trx, { actor: by.person, action, target: person.userId }, now);
    if (isApproved) {
      const { email: que } = person;
      const cambio = { que, antes: "Solicitud pendiente", ahora: "Administra el sitio" };
      await mailMainAdmins(trx, authMails.protectedChange(origin, by.person.email, [cambio]), now);
    }
    return true;
  });
}

function problemOf(accion: usuario.Accion, person: Profile | undefined): string {
  if (!person) return usuario.USUARIO_MISSING;
  const isLast = person.adminType === "main_admin" && /^(retirar|eliminar)$/.test(accion);
  return isLast ? usuario.LAST_MAIN_ADMIN : usuario.USUARIO_CHANGED;
}

export function deleteOwnAccount(viewer: Viewer): Promise<boolean> {
  const { person } = viewer;
  return writeAs(viewer, async (trx) => {
    if (!(await usuarios.deleteProfile(trx, person.id))) return false;
    const deleted = { action: "cuenta.eliminada", target: person.id } as const;
    await tellOwner(trx, person, { ...deleted, mail: authMails.accountDeleted() }, new Date());
    return true;
  });
}
