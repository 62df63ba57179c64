import { authMails } from "~/auth/mail/auth-mails";
import { mailTo, tellOwner } from "~/auth/mail/send-mail.server";
import { isOpen } from "~/auth/session/sessions.server";
import * as attempts from "~base/limits/attempts.server";
import { database, type Trx } from "~db/client.server";
import type { Profile } from "~nouns/profiles/profile";
import { recordSuceso } from "~record/historial/historial.server";
import { matchCode, resetFactors, spendStep } from "./factors.server";
import { matchPasskey, spendPasskey } from "./passkeys.server";
import { countRecoveryCodes, hashForSet, spendRecoveryCode } from "./recovery-codes.server";

/** Counted apart, so that wrong codes of the app block neither of the other ways in. */
const COUNTERS = {
  totp: "codigo:cuenta",
  recovery: "codigo:recuperacion",
  passkey: "codigo:llave",
} as const;
const RECENT_CODES = Object.values(COUNTERS);
const WARN_AT = 5;

export class CodesBlockedError extends Error {
  override name = "CodesBlockedError";
}

export interface SecondStep {
  person: Profile;
  /** The hash of the session, which may still wait for this step; attempts are counted by it. */
  challenge: string;
  kind: keyof typeof COUNTERS;
  /** The typed code or, for a passkey, the device's answer as the browser gave it. */
  code: string;
  origin: string;
}

/** Counts before hashing, and spends the code in one transaction with `then`. */
export async function proveSecondStep<T>(
  step: SecondStep,
  then: (trx: Trx) => Promise<T>,
  now = new Date(),
): Promise<{ value?: T; isOver?: boolean }> {
  const isGoing = (trx: Trx) => isOpen(trx, step.challenge);
  const counted = await database().write(
    async (trx) => (await isGoing(trx)) && { isLast: await countCode(trx, step, now) },
  );
  if (!counted) return { isOver: true };
  const spend = await prepareSpending(step, now);
  return database().write(async (trx) => {
    // If the session has ended meanwhile, the code is not spent.
    if (!(await isGoing(trx))) return { isOver: true };
    if (!(await spend(trx))) {
      const refused = { target: step.person.id, details: { tipo: step.kind } };
      await recordSuceso(trx, { action: "codigo.rechazado", ...refused }, now);
      return { isOver: counted.isLast };
    }
    await attempts.forgetAttempts(trx, ["codigo:reto"], step.challenge);
    await forgetWrongCodes(trx, step.person.id);
    return { value: await then(trx) };
  });
}

async function prepareSpending(
  { person, challenge, kind, code, origin }: SecondStep,
  now: Date,
): Promise<(trx: Trx) => Promise<boolean>> {
  if (kind === "totp") {
    const match = await matchCode(person.id, code, now);
    return async (trx) => match !== undefined && spendStep(trx, match);
  }
  if (kind === "passkey") {
    const match = await matchPasskey({ person, idHash: challenge }, code, origin, now);
    return async (trx) => match !== undefined && spendPasskey(trx, match, now);
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

/** Resets the counts, which must not limit a new factor. */
const forgetWrongCodes = (trx: Trx, userId: string): Promise<void> =>
  attempts.forgetAttempts(trx, [...RECENT_CODES, "codigos-seguidos"], userId);

/** Also cancels an enrolment. @returns false if no factor was in use */
export async function takeFactorsAway(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const hadFactors = await resetFactors(trx, userId, now);
  await forgetWrongCodes(trx, userId);
  return hadFactors;
}

/** Keeps the count of wrong codes in a row, which in the end requires a recovery code. */
export const forgetRecentCodes = (trx: Trx, userId: string): Promise<void> =>
  attempts.forgetAttempts(trx, RECENT_CODES, userId);

/** @returns true if this session may try no further code */
async function countCode(trx: Trx, step: SecondStep, now: Date): Promise<boolean> {
  const { person, kind, origin } = step;
  const challenge = attempts.counterOf("codigo:reto", step.challenge);
  const isLast = (await attempts.takeAttempt(trx, challenge, now)) >= challenge.max;
  await attempts.takeAttempt(trx, attempts.counterOf(COUNTERS[kind], person.id), now);
  if (kind !== "totp") return isLast;
  const inARow = await attempts
    .takeAttempt(trx, attempts.counterOf("codigos-seguidos", person.id), now)
    .catch((error) => {
      if (!(error instanceof attempts.TooManyAttemptsError)) throw error;
      throw new CodesBlockedError("too many wrong codes in a row", { cause: error });
    });
  if (inARow === WARN_AT) await mailTo(trx, person.email, authMails.wrongCodes(origin), now);
  return isLast;
}
