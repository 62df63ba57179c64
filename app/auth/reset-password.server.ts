import { recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import { authMails } from "./auth-mails";
import { writeDeviceCookie } from "./cookies.server";
import { markVerified, setPasswordHash } from "./credentials.server";
import { mailOnRequest, type Sender } from "./mail-on-request.server";
import { hashPassword } from "./password-hash.server";
import { forgetRecentCodes } from "./second-step.server";
import { mailTo } from "./send-mail.server";
import { endSessionsOf } from "./sessions.server";
import { forgetSignIns } from "./sign-in-limits.server";
import { dropTokensOf, issueToken, spendToken } from "./tokens.server";

/**
 * Mails a link to choose another password, or to verify the address where that is still to be done.
 * @throws {TooManyAttemptsError}
 */
export async function requestReset(email: string, sender: Sender, now = new Date()): Promise<void> {
  const asked = { email, asking: "contrasena" } as const;
  await mailOnRequest(asked, sender, now, async (trx, { userId, isVerified }) => {
    const purpose = isVerified ? "reset" : "verify";
    const token = await issueToken(trx, { userId, email }, purpose, now);
    await mailTo(trx, email, authMails[purpose](sender.origin, token), now);
  });
}

/**
 * Sets the password that a mailed or printed link allows. It signs nobody in and leaves the second
 * factors in force as they are; every session, every other link and a factor half set up ends.
 * Failures that strangers caused must not stand in the owner's way.
 * @returns Set-Cookie value that tells this browser from a stranger's; undefined for a bad token
 * @throws {OverloadedError}
 */
export async function resetPassword(
  token: string,
  password: string,
  origin: string,
  now = new Date(),
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password);
  return database().write(async (trx) => {
    const owner = await spendToken(trx, token, ["reset", "set_password"], now);
    if (!owner) return undefined;
    const { userId, email } = owner;
    await setPasswordHash(trx, userId, passwordHash, now);
    // The link came to this address, or from whoever runs the server.
    await markVerified(trx, userId, now);
    await endSessionsOf(trx, userId);
    await dropTokensOf(trx, userId);
    await forgetSignIns(trx, email);
    await forgetRecentCodes(trx, userId);
    await recordSuceso(trx, { actor: { id: userId, email }, action: "contrasena.cambiada" }, now);
    await mailTo(trx, email, authMails.passwordChanged(origin), now);
    return writeDeviceCookie(email);
  });
}
