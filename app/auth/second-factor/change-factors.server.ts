import { authMails } from "~/auth/mail/auth-mails";
import { tellOwner } from "~/auth/mail/send-mail.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { cancelEnrolment, endSessionsOf, renewSession } from "~/auth/session/sessions.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { sealAnew } from "~/runtime/secret-box.server";
import { countBeforeWork, counterOf } from "~base/limits/attempts.server";
import { database } from "~db/client.server";
import * as stored from "./factors.server";
import { deletePasskey, insertPasskey, readNewPasskey } from "./passkeys.server";
import { makeRecoverySet, storeRecoverySet } from "./recovery-codes.server";
import { findStep } from "./totp.server";

export const startEnrolment = (viewer: Viewer, now = new Date()) =>
  writeAs(viewer, (trx) => stored.beginEnrolment(trx, viewer.person.id, now));

export const stopEnrolment = (viewer: Viewer) =>
  writeAs(viewer, (trx) => cancelEnrolment(trx, viewer.person.id));

/** @returns undefined for a wrong code, or if the enrolment was cancelled or finished meanwhile */
export async function enrol(
  viewer: Viewer,
  { factorId, secret }: stored.Enrolment,
  { code, friendlyName, origin }: { code: string; friendlyName: string | null; origin: string },
  now = new Date(),
) {
  const { person, session } = viewer;
  const step = await findStep(secret, code, now);
  if (step === undefined) return undefined;
  await countBeforeWork([counterOf("resumen", person.id)], now);
  const set = await makeRecoverySet();
  return writeAs(viewer, async (trx) => {
    const factor = { factorId, step, friendlyName };
    if (!(await stored.activateFactor(trx, person.id, factor, now))) return undefined;
    await storeRecoverySet(trx, person.id, set, now);
    await endSessionsOf(trx, person.id, session.idHash);
    const id = await renewSession(trx, session.idHash, { mfaVerified: true }, now);
    const mail = authMails.factorAdded(origin);
    await tellOwner(trx, person, { action: "factor.anadido", target: factorId, mail }, now);
    return { set, cookie: writeHostCookie(SESSION_COOKIE, id ?? "") };
  });
}

/** @returns the cookie of a renewed session, or undefined for an answer that is refused */
export async function addPasskey(
  viewer: Viewer,
  { nombre, answer, origin }: Record<"nombre" | "answer" | "origin", string>,
  now = new Date(),
) {
  const { person, session } = viewer;
  const credential = await readNewPasskey(session, answer, origin, now);
  if (!credential) return undefined;
  return writeAs(viewer, async (trx) => {
    const isAllowed = await stored.hasFactor(trx, person.id);
    const named = { nombre, credential };
    const target = isAllowed ? await insertPasskey(trx, person.id, named, now) : undefined;
    if (!target) return undefined;
    const mail = authMails.passkeyAdded(origin);
    await tellOwner(trx, person, { action: "llave.anadida", target, mail }, now);
    const id = await renewSession(trx, session.idHash, {}, now);
    return writeHostCookie(SESSION_COOKIE, id ?? "");
  });
}

/** Takes off an app or a passkey. @returns the message that tells of it */
export function unenrol(viewer: Viewer, factorId: string, origin: string, now = new Date()) {
  const { person, session } = viewer;
  return writeAs(viewer, async (trx) => {
    const isPasskey = await deletePasskey(trx, person.id, factorId);
    if (!isPasskey && !(await stored.removeFactor(trx, person.id, factorId, now)))
      return "mfa.no-desactivada";
    await endSessionsOf(trx, person.id, session.idHash);
    const told = isPasskey
      ? ({ action: "llave.quitada", mail: authMails.passkeyRemoved(origin) } as const)
      : ({ action: "factor.quitado", mail: authMails.factorRemoved(origin) } as const);
    await tellOwner(trx, person, { ...told, target: factorId }, now);
    return isPasskey ? "llave.quitada" : "mfa.desactivada";
  });
}

export async function renewRecoveryCodes(viewer: Viewer, origin: string, now = new Date()) {
  const { person, session } = viewer;
  await countBeforeWork([counterOf("resumen", person.id)], now);
  const set = await makeRecoverySet();
  await writeAs(viewer, async (trx) => {
    await storeRecoverySet(trx, person.id, set, now);
    await endSessionsOf(trx, person.id, session.idHash);
    const mail = authMails.codesRenewed(origin);
    await tellOwner(trx, person, { action: "codigos.renovados", mail }, now);
  });
  return set;
}

/** Encrypts all secrets with the present key, so that former keys can go. @returns the number */
export function resealFactors(): Promise<number> {
  return database().write(async (trx) => {
    const all = trx.selectFrom("mfa_factors").select(["id", "user_id", "secret"]);
    const factors = await all.execute();
    let count = 0;
    for (const { id, user_id, secret } of factors) {
      const sealed = stored.ifReadable(id, () => sealAnew(secret, user_id));
      if (!sealed) continue;
      await trx.updateTable("mfa_factors").set({ secret: sealed }).where("id", "=", id).execute();
      count += 1;
    }
    return count;
  });
}
