import { authMails } from "~/auth/mail/auth-mails";
import { mailTo, takeMail, tellOwner } from "~/auth/mail/send-mail.server";
import { issueToken, spendToken } from "~/auth/mail/tokens.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { database } from "~db/client.server";
import { changeEmail, findByEmail } from "~nouns/profiles/profiles.server";
import { recordSuceso } from "~record/historial/historial.server";

/** If the new address has an account, only its owner learns so. @throws {TooManyAttemptsError} */
export function requestEmailChange(
  viewer: Viewer,
  email: string,
  origin: string,
  now = new Date(),
): Promise<void> {
  const { person } = viewer;
  return writeAs(viewer, async (trx) => {
    await takeMail(trx, "cambio", email, now);
    const mail = authMails.emailChanging(origin);
    await tellOwner(trx, person, { action: "correo.pedido", mail }, now);
    if (await findByEmail(email, trx)) {
      return mailTo(trx, email, authMails.alreadyRegistered(origin), now);
    }
    const token = await issueToken(trx, { userId: person.id, email }, "email", now);
    await mailTo(trx, email, authMails.changeEmail(origin, token), now);
  });
}

/** @returns false for an invalid token, or if the address was taken meanwhile */
export function confirmEmailChange(token: string, origin: string, now = new Date()) {
  return database().write(async (trx) => {
    const asked = await spendToken(trx, token, ["email"], now);
    const old = asked && (await changeEmail(trx, asked.userId, asked.email, now));
    if (!asked || !old) return false;
    await endSessionsOf(trx, asked.userId);
    await mailTo(trx, old, authMails.emailChanged(origin), now);
    const actor = { id: asked.userId, email: asked.email };
    const changed = { actor, action: "correo.cambiado", details: { antes: old } } as const;
    await recordSuceso(trx, changed, now);
    return true;
  });
}
