import { wouldBeFirst } from "~/auth/account/first-admin.server";
import { authMails } from "~/auth/mail/auth-mails";
import { FORMS_LIMIT, mailOnRequest, type Sender } from "~/auth/mail/mail-on-request.server";
import { mailMainAdminsDaily, mailTo, mayMail } from "~/auth/mail/send-mail.server";
import {
  endAccess,
  issueToken,
  type OpenToken,
  spendToken,
  type TokenOwner,
} from "~/auth/mail/tokens.server";
import {
  findCredentials,
  insertCredentials,
  markVerified,
  setPasswordHash,
} from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import {
  hashSecretId,
  newSecretId,
  readSecretCookie,
  SIGN_UP_COOKIE,
} from "~/auth/session/cookies.server";
import { approveOwnRequest, insertRequest } from "~/domain/admin-requests/admin-requests.server";
import { countersAt, takeFirst } from "~/domain/attempt-limits/attempt-limits.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { grant, insertProfile, takeFirstAdmin } from "~/domain/profiles/profiles.server";
import { database, type Trx } from "~db/client.server";
import { acceptInvitation } from "./admit-admin.server";
import { mayBecomeFirst } from "./first-admin.server";

/**
 * From outside an address with an account looks like any other. The password waits with the mailed link,
 * as nobody has proved to own the address until then.
 */
export async function signUp(
  { email, password }: { email: string; password: string },
  { origin, clientAddress }: Sender,
  now = new Date(),
): Promise<string> {
  await takeFirst(countersAt(FORMS_LIMIT, clientAddress), now);
  const [passwordHash, isFirst] = [await hashPassword(password), await wouldBeFirst(email)];
  const browser = newSecretId();
  await database().write(async (trx) => {
    const userId = await insertProfile(trx, email, now);
    if (userId) await insertAccount(trx, { userId, email, passwordHash }, now);
    const known = await findCredentials(email, trx);
    if (!known || !(await mayMail(trx, "registro", email, now))) return;
    if (known.verifiedAt) return mailTo(trx, email, authMails.alreadyRegistered(origin), now);
    const secret = { passwordHash, browserHash: hashSecretId(browser) };
    const owner = { userId: known.userId, email };
    const token = await issueToken(trx, owner, "verify", now, secret);
    await mailTo(trx, email, authMails.verify(origin, token, isFirst), now);
  });
  return browser;
}

async function insertAccount(
  trx: Trx,
  { userId, email, passwordHash }: TokenOwner & { passwordHash: string },
  now: Date,
): Promise<void> {
  await insertCredentials(trx, userId, passwordHash, now);
  await insertRequest(trx, { userId, email }, now);
  await recordSuceso(trx, { actor: { id: userId, email }, action: "cuenta.creada" }, now);
}

export async function resendVerification(email: string, sender: Sender, now = new Date()) {
  const asked = { email, asking: "verificacion" } as const;
  const isFirst = await wouldBeFirst(email);
  await mailOnRequest(asked, sender, now, async (trx, { userId, verifiedAt }) => {
    if (verifiedAt) return;
    const token = await issueToken(trx, { userId, email }, "verify", now);
    await mailTo(trx, email, authMails.verify(sender.origin, token, isFirst), now);
  });
}

export function ownPasswordHash(request: Request, { browserHash, passwordHash }: OpenToken) {
  const isOwn = browserHash !== null && browserHash === readSecretCookie(request, SIGN_UP_COOKIE);
  return isOwn ? passwordHash : null;
}

/** @returns undefined for a token that is unknown, used, too old or of an address left since */
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
