import { randomBytes } from "node:crypto";
import { endAccess, issueToken } from "~/auth/mail/tokens.server";
import {
  insertCredentials,
  markVerified,
  setPasswordHash,
} from "~/auth/password/credentials.server";
import { hashPassword } from "~/auth/password/password-hash.server";
import { resetFactors } from "~/auth/second-factor/factors.server";
import { forgetWrongCodes } from "~/auth/second-factor/second-step.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { approveOwnRequest } from "~/domain/admin-requests/admin-requests.server";
import { recordSuceso, VIA_ORDEN } from "~/domain/historial/historial.server";
import {
  findByEmail,
  grant,
  insertProfile,
  takeFirstAdmin,
} from "~/domain/profiles/profiles.server";
import { paths } from "~/site/paths";
import { database, type Trx } from "~db/client.server";

const VIA = { details: VIA_ORDEN };

export async function createAdmin(email: string, now = new Date()): Promise<string> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return database().write(async (trx) => {
    const userId = await findOrInsert(trx, email, passwordHash, now);
    // Anybody may have signed up with an address that is not verified, and chosen its password.
    if (await markVerified(trx, userId, now)) await setPasswordHash(trx, userId, passwordHash, now);
    await takeFirstAdmin(trx, userId, now);
    await grant(trx, userId, "main_admin", now);
    await approveOwnRequest(trx, userId, now);
    await endAccess(trx, userId);
    await recordSuceso(trx, { action: "administrador.creado", target: userId, ...VIA }, now);
    const token = await issueToken(trx, { userId, email }, "set_password", now);
    return paths.authRestablecer({ token });
  });
}

async function findOrInsert(trx: Trx, email: string, passwordHash: string, now: Date) {
  const known = await findByEmail(email, trx);
  if (known) return known.id;
  const userId = await insertProfile(trx, email, now);
  if (!userId) throw new Error("the account appeared within the transaction");
  await insertCredentials(trx, userId, passwordHash, now);
  return userId;
}

export function resetSecondStep(email: string, now = new Date()): Promise<boolean> {
  return withPerson(email, async (trx, userId) => {
    await resetFactors(trx, userId, now);
    await forgetWrongCodes(trx, userId);
    await endSessionsOf(trx, userId);
    await recordSuceso(trx, { action: "factores.quitados", target: userId, ...VIA }, now);
  });
}

export function signOutEverywhere(email: string, now = new Date()): Promise<boolean> {
  return withPerson(email, async (trx, userId) => {
    await endAccess(trx, userId);
    await recordSuceso(trx, { action: "sesiones.cerradas", target: userId, ...VIA }, now);
  });
}

function withPerson(email: string, act: (trx: Trx, userId: string) => Promise<void>) {
  return database().write(async (trx) => {
    const person = await findByEmail(email, trx);
    if (person) await act(trx, person.id);
    return person !== undefined;
  });
}
