import { recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import { authMails } from "./auth-mails";
import { SESSION_COOKIE, writeSecretCookie } from "./cookies.server";
import { setPasswordHash } from "./credentials.server";
import { requireOpen, type Viewer } from "./guard.server";
import { hashPassword } from "./password-hash.server";
import { mailTo } from "./send-mail.server";
import { endSessionsOf, renewSession } from "./sessions.server";
import { dropTokensOf } from "./tokens.server";

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
