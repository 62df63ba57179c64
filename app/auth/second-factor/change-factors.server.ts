import { authMails } from "~/auth/mail/auth-mails";
import { mailTo } from "~/auth/mail/send-mail.server";
import { SESSION_COOKIE, writeSecretCookie } from "~/auth/session/cookies.server";
import { requireOpen, type Viewer } from "~/auth/session/guard.server";
import { cancelEnrolment, endSessionsOf, renewSession } from "~/auth/session/sessions.server";
import { recordSuceso } from "~/domain/historial/historial.server";
import { database } from "~db/client.server";
import { activateFactor, beginEnrolment, type Enrolment, removeFactor } from "./factors.server";
import { makeRecoverySet, type RecoverySet, storeRecoverySet } from "./recovery-codes.server";
import { findStep } from "./totp.server";

interface EnrolmentForm {
  code: string;
  friendlyName: string | null;
  origin: string;
}

export interface Enrolled {
  set: RecoverySet;
  /** Set-Cookie value: the session has a new id. */
  cookie: string;
}

export function startEnrolment(viewer: Viewer, now = new Date()): Promise<void> {
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await beginEnrolment(trx, viewer.person.id, now);
  });
}

export function stopEnrolment(viewer: Viewer): Promise<void> {
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await cancelEnrolment(trx, viewer.person.id);
  });
}

/**
 * Puts the factor that is being set up into force once a code of it proves that the app has it. Other
 * sessions end; there is a new set of recovery codes.
 * @returns undefined for a wrong code, or when it was given up or put into force meanwhile
 * @throws {OverloadedError}
 */
export async function enrol(
  viewer: Viewer,
  { factorId, secret }: Enrolment,
  { code, friendlyName, origin }: EnrolmentForm,
  now = new Date(),
): Promise<Enrolled | undefined> {
  const { person, session } = viewer;
  const step = await findStep(secret, code, now);
  if (step === undefined) return undefined;
  const set = await makeRecoverySet();
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    const factor = { factorId, step, friendlyName };
    if (!(await activateFactor(trx, person.id, factor, now))) return undefined;
    await storeRecoverySet(trx, person.id, set, now);
    await endSessionsOf(trx, person.id, session.idHash);
    const id = await renewSession(trx, session.idHash, { mfaVerified: true }, now);
    await recordSuceso(trx, { actor: person, action: "factor.anadido", target: factorId }, now);
    await mailTo(trx, person.email, authMails.factorAdded(origin), now);
    return { set, cookie: writeSecretCookie(SESSION_COOKIE, id ?? "") };
  });
}

export function unenrol(
  viewer: Viewer,
  factorId: string,
  origin: string,
  now = new Date(),
): Promise<boolean> {
  const { person, session } = viewer;
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    if (!(await removeFactor(trx, person.id, factorId, now))) return false;
    await endSessionsOf(trx, person.id, session.idHash);
    await recordSuceso(trx, { actor: person, action: "factor.quitado", target: factorId }, now);
    await mailTo(trx, person.email, authMails.factorRemoved(origin), now);
    return true;
  });
}

/**
 * Makes a new set of recovery codes; the old ones end, and the viewer's other sessions.
 * @throws {OverloadedError}
 */
export async function renewRecoveryCodes(
  viewer: Viewer,
  origin: string,
  now = new Date(),
): Promise<RecoverySet> {
  const { person, session } = viewer;
  const set = await makeRecoverySet();
  await database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await storeRecoverySet(trx, person.id, set, now);
    await endSessionsOf(trx, person.id, session.idHash);
    await recordSuceso(trx, { actor: person, action: "codigos.renovados" }, now);
    await mailTo(trx, person.email, authMails.codesRenewed(origin), now);
  });
  return set;
}
