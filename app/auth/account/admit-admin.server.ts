import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins, mailTo, takeMail } from "~/auth/mail/send-mail.server";
import { endAccess, issueToken, type TokenOwner } from "~/auth/mail/tokens.server";
import * as credentials from "~/auth/password/credentials.server";
import { unknownHash } from "~/auth/password/password-hash.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { paths } from "~/site/paths";
import { counterOf, takeAttempt } from "~base/limits/attempts.server";
import { database, type Trx } from "~db/client.server";
import type { Schema } from "~db/schema/schema";
import { approveOwnRequest } from "~features/admin-requests/admin-requests.server";
import { ROLES } from "~nouns/profiles/profile";
import * as profiles from "~nouns/profiles/profiles.server";
import { recordSuceso, VIA_ORDEN } from "~record/historial/historial.server";

const ALREADY_ADMIN =
  "Esa persona ya administra el sitio. Si no puede entrar, que pida una contraseña nueva en «He olvidado mi contraseña».";

type Invitation = {
  email: string;
  tipo: "contributor" | "writer";
  by: Viewer;
  origin: string;
};

export async function createAdmin(email: string, now = new Date()): Promise<string> {
  const passwordHash = await unknownHash();
  return database().write(async (trx) => {
    const admitted = { email, tipo: "main_admin", por: null, passwordHash } as const;
    const { userId, token } = await admit(trx, admitted, now);
    await profiles.takeFirstAdmin(trx, userId, now);
    const created = { action: "administrador.creado", target: userId, details: VIA_ORDEN } as const;
    await recordSuceso(trx, created, now);
    return paths.authRestablecer({ token });
  });
}

/** Inviting again revokes the earlier link. @returns the problem in words */
export async function inviteAdmin(invitation: Invitation): Promise<string | undefined> {
  const { email, tipo, by, origin } = invitation;
  const now = new Date();
  const passwordHash = await unknownHash();
  return writeAs(by, async (trx) => {
    await takeAttempt(trx, counterOf("invitacion", by.person.id), now);
    if ((await profiles.findByEmail(email, trx))?.adminType) return ALREADY_ADMIN;
    await takeMail(trx, "invitacion", email, now);
    const actor = by.person;
    const admitted = { email, tipo, por: actor.id, passwordHash } as const;
    const { userId, token } = await admit(trx, admitted, now);
    const details = { correo: email, permisos: ROLES[tipo] };
    const invited = { action: "administrador.invitado", details } as const;
    await recordSuceso(trx, { actor, target: userId, ...invited }, now);
    await mailTo(trx, email, authMails.invited(origin, token, actor.email, tipo === "writer"), now);
    const ahora = `Con una invitación sin aceptar: ${ROLES[tipo]}`;
    const cambio = { que: email, antes: "Sin permisos", ahora };
    await mailMainAdmins(trx, authMails.protectedChange(origin, actor.email, [cambio]), now);
    return undefined;
  });
}

type Admitted = { email: string; passwordHash: string } & Pick<
  Schema["invitaciones"],
  "tipo" | "por"
>;

/** The mailed link proves the address and grants the rights; until then nothing changes. */
async function admit(trx: Trx, { email, passwordHash, ...invited }: Admitted, now: Date) {
  const userId = await findOrInsert(trx, email, passwordHash, now);
  // A stranger may have signed up with this unverified address, and knows that password.
  const isOwn = Boolean((await credentials.findCredentials(email, trx))?.verifiedAt);
  if (!isOwn) await credentials.setPasswordHash(trx, userId, passwordHash, now);
  if (!isOwn || invited.por === null) await endAccess(trx, userId);
  const row = { ...invited, created_at: now.toISOString() };
  const insert = trx.insertInto("invitaciones").values({ user_id: userId, ...row });
  await insert.onConflict((same) => same.column("user_id").doUpdateSet(row)).execute();
  return { userId, token: await issueToken(trx, { userId, email }, "set_password", now) };
}

/** Accepts by any link mailed to the invited address. @returns false without an invitation */
export async function acceptInvitation(trx: Trx, owner: TokenOwner, now: Date): Promise<boolean> {
  const { userId } = owner;
  const own = trx.deleteFrom("invitaciones").where("user_id", "=", userId).returning("tipo");
  const taken = await own.executeTakeFirst();
  if (!taken) return false;
  const known = await profiles.findById(userId, trx);
  const hasMore =
    known?.adminType === "main_admin" || (known?.adminType && taken.tipo === "writer");
  if (!hasMore) await profiles.grant(trx, userId, taken.tipo, now);
  await approveOwnRequest(trx, userId, now);
  const actor = { id: userId, email: owner.email };
  await recordSuceso(trx, { actor, action: "administrador.aceptado", target: userId }, now);
  return true;
}

async function findOrInsert(trx: Trx, email: string, passwordHash: string, now: Date) {
  const known = await profiles.findByEmail(email, trx);
  if (known) return known.id;
  const userId = await profiles.insertProfile(trx, email, now);
  if (!userId) throw new Error("the account appeared within the transaction");
  await credentials.insertCredentials(trx, userId, passwordHash, now);
  return userId;
}
