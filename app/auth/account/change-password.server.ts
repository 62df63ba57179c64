import { authMails } from "~/auth/mail/auth-mails";
import { mailTo } from "~/auth/mail/send-mail.server";
import { dropTokensOf } from "~/auth/mail/tokens.server";
import { setPasswordHash } from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { SESSION_COOKIE, writeSecretCookie } from "~/auth/session/cookies.server";
import { requireOpen, type Viewer } from "~/auth/session/guard.server";
import { endSessionsOf, renewSession } from "~/auth/session/sessions.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";

/**
 * Changes the viewer's own password; their other sessions, mailed links and a factor half set up end.
 * @returns Set-Cookie value of the session's new id
 * @throws {OverloadedError}
 */
export async function changePassword(
  viewer: Viewer,
  password: string,
  origin: string,
  now = new Date(),
): Promise<string> {
  const { person, session } = viewer;
  const passwordHash = await hashPassword(password);
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await setPasswordHash(trx, person.id, passwordHash, now);
    await endSessionsOf(trx, person.id, session.idHash);
    await dropTokensOf(trx, person.id);
    await recordSuceso(trx, { actor: person, action: "contrasena.cambiada" }, now);
    await mailTo(trx, person.email, authMails.passwordChanged(origin), now);
    const id = await renewSession(trx, session.idHash, {}, now);
    return writeSecretCookie(SESSION_COOKIE, id ?? "");
  });
}
