import { authMails } from "~/auth/mail/auth-mails";
import { mailTo, tellOwner } from "~/auth/mail/send-mail.server";
import { isOpen } from "~/auth/session/sessions.server";
import * as limits from "~base/attempt-limits/attempt-limits.server";
import { database, type Trx } from "~db/client.server";
import type { Profile } from "~nouns/profiles/profile";
import { recordSuceso } from "~record/historial/historial.server";
import { matchCode, resetFactors, spendStep } from "./factors.server";
import { countRecoveryCodes, hashForSet, spendRecoveryCode } from "./recovery-codes.server";

const HOUR_MS = 60 * 60 * 1000;

const PER_CHALLENGE: limits.AttemptLimit = { purpose: "codigo:reto", max: 5, windowMs: HOUR_MS };
const PER_ACCOUNT: limits.AttemptLimit = { purpose: "codigo:cuenta", max: 10, windowMs: HOUR_MS };
/** Guesses at codes of the app must not block recovery codes. */
const RECOVERY: limits.AttemptLimit = { ...PER_ACCOUNT, purpose: "codigo:recuperacion" };
/**
 * After this many wrong app codes in a row only a recovery code or the command line helps (NIST 800-63B).
 * Retention does not delete this count, or slow guessing would never reach the limit.
 */
export const CODES_IN_A_ROW: limits.AttemptLimit = {
  purpose: "codigos-seguidos",
  max: 100,
  windowMs: 100 * 365 * 24 * HOUR_MS,
};
const WARN_AT = 5;

export class CodesBlockedError extends Error {
  override name = "CodesBlockedError";
}

export interface SecondStep {
  person: Profile;
  /** Hash of the session, pending or not, that these attempts are for. */
  challenge: string;
  kind: "totp" | "recovery";
  code: string;
  origin: string;
}

/** Counts before the hash of a code, and spends the code in one transaction with what it opens. */
export async function proveSecondStep<T>(
  step: SecondStep,
  then: (trx: Trx) => Promise<T>,
  now = new Date(),
): Promise<{ value?: T; isOver?: boolean }> {
  const isGoing = (trx: Trx) => isOpen(trx, step.challenge);
  const inChallenge = await database().write(
    async (trx) => (await isGoing(trx)) && countCode(trx, step, now),
  );
  if (inChallenge === false) return { isOver: true };
  const spend = await prepareSpending(step, now);
  return database().write(async (trx) => {
    // A proof that ended meanwhile spends no code.
    if (!(await isGoing(trx))) return { isOver: true };
    if (!(await spend(trx))) {
      const refused = { target: step.person.id, details: { tipo: step.kind } };
      await recordSuceso(trx, { action: "codigo.rechazado", ...refused }, now);
      return { isOver: inChallenge >= PER_CHALLENGE.max };
    }
    await limits.forgetAttempts(trx, [PER_CHALLENGE], step.challenge);
    await forgetWrongCodes(trx, step.person.id);
    return { value: await then(trx) };
  });
}

async function prepareSpending(
  { person, kind, code, origin }: SecondStep,
  now: Date,
): Promise<(trx: Trx) => Promise<boolean>> {
  if (kind === "totp") {
    const match = await matchCode(person.id, code, now);
    return async (trx) => match !== undefined && spendStep(trx, match);
  }
  const left = (await countRecoveryCodes(person.id)) - 1;
  const stored = await hashForSet(person.id, code);
  return async (trx) => {
    if (!stored || !(await spendRecoveryCode(trx, person.id, stored, now))) return false;
    const mail = authMails.recoveryUsed(origin, left);
    await tellOwner(trx, person, { action: "codigo.recuperacion-usado", mail }, now);
    return true;
  };
}

/** Wrong codes of factors that are gone say nothing of the next one's. */
function forgetWrongCodes(trx: Trx, userId: string): Promise<void> {
  return limits.forgetAttempts(trx, [PER_ACCOUNT, RECOVERY, CODES_IN_A_ROW], userId);
}

/** @returns false where there were none; an enrolment under way ends all the same */
export async function takeFactorsAway(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const hadFactors = await resetFactors(trx, userId, now);
  await forgetWrongCodes(trx, userId);
  return hadFactors;
}

/** The wrong codes in a row stay: they must ask for a recovery code in the end. */
export function forgetRecentCodes(trx: Trx, userId: string): Promise<void> {
  return limits.forgetAttempts(trx, [PER_ACCOUNT, RECOVERY], userId);
}

async function countCode(trx: Trx, step: SecondStep, now: Date): Promise<number> {
  const who = step.person.id;
  const challenge = { limit: PER_CHALLENGE, who: step.challenge };
  const inChallenge = await limits.takeAttempt(trx, challenge, now);
  // A recovery code is the way out of too many wrong ones.
  const isRecovery = step.kind === "recovery";
  await limits.takeAttempt(trx, { limit: isRecovery ? RECOVERY : PER_ACCOUNT, who }, now);
  if (isRecovery) return inChallenge;
  const inARow = await limits
    .takeAttempt(trx, { limit: CODES_IN_A_ROW, who }, now)
    .catch((error) => {
      if (!(error instanceof limits.TooManyAttemptsError)) throw error;
      throw new CodesBlockedError("too many wrong codes in a row", { cause: error });
    });
  if (inARow === WARN_AT) {
    await mailTo(trx, step.person.email, authMails.wrongCodes(step.origin), now);
  }
  return inChallenge;
}
