import { authMails } from "~/auth/mail/auth-mails";
import { tellOwner } from "~/auth/mail/send-mail.server";
import { endAccess } from "~/auth/mail/tokens.server";
import { setPasswordHash } from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { SESSION_COOKIE, writeSecretCookie } from "~/auth/session/cookies.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { renewSession } from "~/auth/session/sessions.server";

export async function changePassword(
  viewer: Viewer,
  password: string,
  origin: string,
  now = new Date(),
): Promise<string> {
  const { person, session } = viewer;
  const passwordHash = await hashPassword(password);
  return writeAs(viewer, async (trx) => {
    await setPasswordHash(trx, person.id, passwordHash, now);
    await endAccess(trx, person.id, session.idHash);
    const mail = authMails.passwordChanged(origin);
    await tellOwner(trx, person, { action: "contrasena.cambiada", mail }, now);
    const id = await renewSession(trx, session.idHash, {}, now);
    return writeSecretCookie(SESSION_COOKIE, id ?? "");
  });
}
