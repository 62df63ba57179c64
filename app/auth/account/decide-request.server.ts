import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins, mailTo } from "~/auth/mail/send-mail.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import type { Decision } from "~/domain/admin-requests/admin-request";
import { decideRequest } from "~/domain/admin-requests/admin-requests.server";
import { recordSuceso } from "~/domain/historial/historial.server";

interface DecisionOnRequest {
  id: string;
  decision: Decision;
  by: Viewer;
  origin: string;
}

/** Sessions end, as the next one starts with other rights. @returns false when it was decided before */
export function decide(
  { id, decision, by, origin }: DecisionOnRequest,
  now = new Date(),
): Promise<boolean> {
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
      const cambio = {
        que: person.email,
        antes: "Solicitud pendiente",
        ahora: "Administra el sitio",
      };
      await mailMainAdmins(trx, authMails.protectedChange(origin, by.person.email, [cambio]), now);
    }
    return true;
  });
}
