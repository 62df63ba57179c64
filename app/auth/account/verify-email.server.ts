import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdminsDaily } from "~/auth/mail/send-mail.server";
import { endAccess, type OpenToken, spendToken, type TokenOwner } from "~/auth/mail/tokens.server";
import { markVerified, setPasswordHash } from "~/auth/password/credentials.server";
import { readSecretCookie, SIGN_UP_COOKIE } from "~/auth/session/cookies.server";
import { database, type Trx } from "~db/client.server";
import { approveOwnRequest } from "~features/admin-requests/admin-requests.server";
import { grant, takeFirstAdmin } from "~nouns/profiles/profiles.server";
import { recordSuceso } from "~record/historial/historial.server";
import { acceptInvitation } from "./admit-admin.server";
import { mayBecomeFirst } from "./first-admin.server";

export function ownPasswordHash(request: Request, { browserHash, passwordHash }: OpenToken) {
  const isOwn = browserHash !== null && browserHash === readSecretCookie(request, SIGN_UP_COOKIE);
  return isOwn ? passwordHash : null;
}

/** @returns undefined if the token is unknown, used or expired, or the account's address changed */
export function verifyEmail(token: string, passwordHash: string, origin: string, now = new Date()) {
  return database().write(async (trx) => {
    const owner = await spendToken(trx, token, ["verify"], now);
    if (!owner || !(await markVerified(trx, owner.userId, now))) return undefined;
    await setPasswordHash(trx, owner.userId, passwordHash, now);
    await endAccess(trx, owner.userId);
    const actor = { id: owner.userId, email: owner.email };
    await recordSuceso(trx, { actor, action: "correo.verificado" }, now);
    if (await acceptInvitation(trx, owner, now)) return "invited";
    if (await becomesFirst(trx, owner, now)) return "main_admin";
    await mailMainAdminsDaily(trx, authMails.requestPending(origin), now);
    return "pending";
  });
}

async function becomesFirst(trx: Trx, { userId, email }: TokenOwner, now: Date): Promise<boolean> {
  if (!mayBecomeFirst(email)) return false;
  if (!(await takeFirstAdmin(trx, userId, now))) return false;
  await grant(trx, userId, "main_admin", now);
  await approveOwnRequest(trx, userId, now);
  const actor = { id: userId, email };
  await recordSuceso(trx, { actor, action: "administrador.principal", target: userId }, now);
  return true;
}
