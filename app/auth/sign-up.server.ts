import { insertRequest } from "~/domain/admin-requests/admin-requests.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { insertProfile } from "~/domain/profiles/profiles.server";
import { database, type Trx } from "~db/client.server";
import { authMails } from "./auth-mails";
import { findCredentials, insertCredentials, setPasswordHash } from "./credentials.server";
import { countForm, mailOnRequest, type Sender } from "./mail-on-request.server";
import { hashPassword } from "./password-hash.server";
import { mailTo, mayMail } from "./send-mail.server";
import { issueToken, type TokenOwner } from "./tokens.server";

/**
 * Signs somebody up, or mails whoever has that address already; from outside both look the same.
 * @throws {TooManyAttemptsError} {OverloadedError}
 */
export async function signUp(
  { email, password }: { email: string; password: string },
  { origin, addressHash }: Sender,
  now = new Date(),
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database().write(async (trx) => {
    await countForm(trx, addressHash, now);
    const userId = await insertProfile(trx, email, now);
    if (userId) await insertAccount(trx, { userId, email, passwordHash }, now);
    const known = await findCredentials(email, trx);
    if (!known || !(await mayMail(trx, email, now))) return;
    if (known.isVerified) return mailTo(trx, email, authMails.alreadyRegistered(origin), now);
    // Nobody has proved to own the address yet: the password of the newest mail counts.
    if (!userId) await setPasswordHash(trx, known.userId, passwordHash, now);
    await mailVerification(trx, { userId: known.userId, email }, origin, now);
  });
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

async function mailVerification(trx: Trx, owner: TokenOwner, origin: string, now: Date) {
  const token = await issueToken(trx, owner, "verify", now);
  await mailTo(trx, owner.email, authMails.verify(origin, token), now);
}

/**
 * Mails the verification link once more where somebody waits for it; says nothing about whether so.
 * @throws {TooManyAttemptsError}
 */
export async function resendVerification(
  email: string,
  sender: Sender,
  now = new Date(),
): Promise<void> {
  await mailOnRequest(email, sender, now, async (trx, { userId, isVerified }) => {
    if (!isVerified) await mailVerification(trx, { userId, email }, sender.origin, now);
  });
}
