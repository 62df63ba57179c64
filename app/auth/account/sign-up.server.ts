import { authMails } from "~/auth/mail/auth-mails";
import { mailOnRequest, type Sender } from "~/auth/mail/mail-on-request.server";
import { mailTo, mayMail } from "~/auth/mail/send-mail.server";
import { issueToken, type TokenOwner } from "~/auth/mail/tokens.server";
import { findCredentials, insertCredentials } from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { hashSecretId, newSecretId } from "~/auth/session/cookies.server";
import { countBeforeWork, countersAt } from "~base/limits/attempts.server";
import { database, type Trx } from "~db/client.server";
import { insertRequest } from "~features/admin-requests/admin-requests.server";
import { insertProfile } from "~nouns/profiles/profiles.server";
import { recordSuceso } from "~record/historial/historial.server";
import { wouldBeFirst } from "./first-admin.server";

/**
 * Answers alike whether or not the address has an account. The password is stored with the mailed
 * link, because only opening it proves who owns the address.
 */
export async function signUp(
  { email, password }: { email: string; password: string },
  { origin, clientAddress }: Sender,
  now = new Date(),
): Promise<string> {
  await countBeforeWork(countersAt("registro", clientAddress), now);
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
