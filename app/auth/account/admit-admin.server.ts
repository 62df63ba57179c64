import { randomBytes } from "node:crypto";
import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins, mailTo } from "~/auth/mail/send-mail.server";
import { endAccess, issueToken } from "~/auth/mail/tokens.server";
import {
  insertCredentials,
  markVerified,
  setPasswordHash,
} from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { approveOwnRequest } from "~/domain/admin-requests/admin-requests.server";
import { type AttemptLimit, takeAttempt } from "~/domain/attempt-limits/attempt-limits.server";
import { recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import type { AdminType } from "~/domain/profiles/profile";
import {
  findByEmail,
  grant,
  insertProfile,
  takeFirstAdmin,
} from "~/domain/profiles/profiles.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";

const ALREADY_ADMIN =
  "Esa persona ya administra el sitio. Si no puede entrar, que pida una contraseña nueva en «He olvidado mi contraseña».";

const INVITATIONS: AttemptLimit = { purpose: "invitacion", max: 20, windowMs: 24 * 60 * 60 * 1000 };

type Invitation = { email: string; by: Viewer; origin: string };

type Admitted = { email: string; adminType: AdminType; passwordHash: string };

export async function createAdmin(email: string, now = new Date()): Promise<string> {
  const passwordHash = await hashUnknownPassword();
  return database().write(async (trx) => {
    const admitted = { email, adminType: "main_admin", passwordHash } as const;
    const { userId, token } = await admit(trx, admitted, now);
    await takeFirstAdmin(trx, userId, now);
    const created = { action: "administrador.creado", target: userId, details: VIA_ORDEN } as const;
    await recordSuceso(trx, created, now);
    return paths.authRestablecer({ token });
  });
}

/** The mailed link proves the address: nobody can sign in before it was opened. @returns the problem, in words */
export async function inviteAdmin({ email, by, origin }: Invitation): Promise<string | undefined> {
  const now = new Date();
  const passwordHash = await hashUnknownPassword();
  return writeAs(by, async (trx) => {
    await takeAttempt(trx, { limit: INVITATIONS, who: by.person.id }, now);
    if ((await findByEmail(email, trx))?.adminType) return ALREADY_ADMIN;
    const admitted = { email, adminType: "contributor", passwordHash } as const;
    const { userId, token } = await admit(trx, admitted, now);
    const actor = by.person;
    const invited = { action: "administrador.invitado", details: { correo: email } } as const;
    await recordSuceso(trx, { actor, target: userId, ...invited }, now);
    await mailTo(trx, email, authMails.invited(origin, token, actor.email), now);
    const cambio = { que: email, antes: "Sin permisos", ahora: "Administrador colaborador" };
    await mailMainAdmins(trx, authMails.protectedChange(origin, actor.email, [cambio]), now);
    return undefined;
  });
}

const hashUnknownPassword = () => hashPassword(randomBytes(32).toString("base64url"));

async function admit(trx: Trx, { email, adminType, passwordHash }: Admitted, now: Date) {
  const userId = await findOrInsert(trx, email, passwordHash, now);
  // Anybody may have signed up with an address that is not verified, and chosen its password.
  if (await markVerified(trx, userId, now)) await setPasswordHash(trx, userId, passwordHash, now);
  await grant(trx, userId, adminType, now);
  await approveOwnRequest(trx, userId, now);
  await endAccess(trx, userId);
  return { userId, token: await issueToken(trx, { userId, email }, "set_password", now) };
}

async function findOrInsert(trx: Trx, email: string, passwordHash: string, now: Date) {
  const known = await findByEmail(email, trx);
  if (known) return known.id;
  const userId = await insertProfile(trx, email, now);
  if (!userId) throw new Error("the account appeared within the transaction");
  await insertCredentials(trx, userId, passwordHash, now);
  return userId;
}
