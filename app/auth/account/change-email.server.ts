import { authMails } from "~/auth/mail/auth-mails";
import { mailTo, mayMail } from "~/auth/mail/send-mail.server";
import { issueToken, spendEmailToken } from "~/auth/mail/tokens.server";
import { requireOpen, type Viewer } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { changeEmail, findByEmail } from "~/domain/profiles/profiles.server";
import { database } from "~db/client.server";

/**
 * Mails a link to the new address and tells the old one. Whoever asks is not told whether the new
 * one has an account; the owner of that account is mailed.
 */
export function requestEmailChange(
  viewer: Viewer,
  email: string,
  origin: string,
  now = new Date(),
): Promise<void> {
  const { person } = viewer;
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await recordSuceso(trx, { actor: person, action: "correo.pedido" }, now);
    await mailTo(trx, person.email, authMails.emailChanging(origin), now);
    if (!(await mayMail(trx, "cambio", email, now))) return;
    if (await findByEmail(email, trx)) {
      await mailTo(trx, email, authMails.alreadyRegistered(origin), now);
      return;
    }
    const token = await issueToken(trx, { userId: person.id, email }, "email", now);
    await mailTo(trx, email, authMails.changeEmail(origin, token), now);
  });
}

/**
 * Changes the address with the token that went to the new one; every session ends.
 * @returns whether the token was good and the address still free
 */
export function confirmEmailChange(
  token: string,
  origin: string,
  now = new Date(),
): Promise<boolean> {
  return database().write(async (trx) => {
    const asked = await spendEmailToken(trx, token, now);
    const old = asked && (await changeEmail(trx, asked.userId, asked.email, now));
    if (!asked || !old) return false;
    await endSessionsOf(trx, asked.userId);
    await mailTo(trx, old, authMails.emailChanged(origin), now);
    const actor = { id: asked.userId, email: asked.email };
    const details = { antes: old };
    await recordSuceso(trx, { actor, action: "correo.cambiado", details }, now);
    return true;
  });
}
