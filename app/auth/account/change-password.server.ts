import { wouldBeFirst } from "~/auth/account/first-admin.server";
import { authMails } from "~/auth/mail/auth-mails";
import { mailOnRequest, type Sender } from "~/auth/mail/mail-on-request.server";
import { mailTo, tellOwner } from "~/auth/mail/send-mail.server";
import * as tokens from "~/auth/mail/tokens.server";
import { hashCounted } from "~/auth/password/counted-hash.server";
import { markVerified, setPasswordHash } from "~/auth/password/credentials.server";
import { forgetRecentCodes } from "~/auth/second-factor/second-step.server";
import { hashSecretId, SESSION_COOKIE, writeDeviceCookie } from "~/auth/session/cookies.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { renewSession } from "~/auth/session/sessions.server";
import { forgetSignIns } from "~/auth/sign-in/sign-in-limits.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { database } from "~db/client.server";
import { acceptInvitation } from "./admit-admin.server";

export async function changePassword(
  viewer: Viewer,
  password: string,
  origin: string,
  now = new Date(),
): Promise<string> {
  const { person, session } = viewer;
  const passwordHash = await hashCounted(password, person.id, now);
  return writeAs(viewer, async (trx) => {
    await setPasswordHash(trx, person.id, passwordHash, now);
    await tokens.endAccess(trx, person.id, session.idHash);
    const mail = authMails.passwordChanged(origin);
    await tellOwner(trx, person, { action: "contrasena.cambiada", mail }, now);
    const id = await renewSession(trx, session.idHash, {}, now);
    return writeHostCookie(SESSION_COOKIE, id ?? "");
  });
}

export async function requestReset(email: string, sender: Sender, now = new Date()): Promise<void> {
  const asked = { email, asking: "contrasena" } as const;
  const isFirst = await wouldBeFirst(email);
  await mailOnRequest(asked, sender, now, async (trx, { userId, verifiedAt }) => {
    const purpose = verifiedAt ? "reset" : "verify";
    const token = await tokens.issueToken(trx, { userId, email }, purpose, now);
    await mailTo(trx, email, authMails[purpose](sender.origin, token, isFirst), now);
  });
}

export const PASSWORD_PURPOSES: tokens.TokenPurpose[] = ["reset", "set_password"];

/** Clears failed attempts, which strangers may have made, but keeps the second factors. */
export async function resetPassword(
  token: string,
  password: string,
  origin: string,
  now = new Date(),
): Promise<string | undefined> {
  const known = await tokens.findToken(token, PASSWORD_PURPOSES, now);
  if (!known) return undefined;
  const passwordHash = await hashCounted(password, hashSecretId(token), now);
  return database().write(async (trx) => {
    const owner = await tokens.spendToken(trx, token, PASSWORD_PURPOSES, now);
    if (!owner) return undefined;
    const { userId, email } = owner;
    await setPasswordHash(trx, userId, passwordHash, now);
    // The link was mailed to this address or handed out by the server's owner, so it is verified.
    await markVerified(trx, userId, now);
    await acceptInvitation(trx, owner, now);
    await tokens.endAccess(trx, userId);
    await forgetSignIns(trx, email);
    await forgetRecentCodes(trx, userId);
    const mail = known.isFirst ? undefined : authMails.passwordChanged(origin);
    await tellOwner(trx, { id: userId, email }, { action: "contrasena.cambiada", mail }, now);
    return writeDeviceCookie(email);
  });
}
