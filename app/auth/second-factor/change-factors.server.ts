import { authMails } from "~/auth/mail/auth-mails";
import { tellOwner } from "~/auth/mail/send-mail.server";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import { type Viewer, writeAs } from "~/auth/session/guard.server";
import { cancelEnrolment, endSessionsOf, renewSession } from "~/auth/session/sessions.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { countBeforeWork, counterOf } from "~base/limits/attempts.server";
import { database } from "~db/client.server";
import * as stored from "./factors.server";
import { makeRecoverySet, storeRecoverySet } from "./recovery-codes.server";
import { sealAnew } from "./secret-box.server";
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

export function unenrol(viewer: Viewer, factorId: string, origin: string, now = new Date()) {
  const { person, session } = viewer;
  return writeAs(viewer, async (trx) => {
    if (!(await stored.removeFactor(trx, person.id, factorId, now))) return false;
    await endSessionsOf(trx, person.id, session.idHash);
    const mail = authMails.factorRemoved(origin);
    await tellOwner(trx, person, { action: "factor.quitado", target: factorId, mail }, now);
    return true;
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
    const factors = await trx
      .selectFrom("mfa_factors")
      .select(["id", "user_id", "secret"])
      .execute();
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
