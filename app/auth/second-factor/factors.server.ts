import { randomUUID } from "node:crypto";
import { cancelEnrolment } from "~/auth/session/sessions.server";
import { log } from "~/runtime/log.server";
import { seal, UnreadableSecretError, unseal } from "~/runtime/secret-box.server";
import { database, type Read, type Trx } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import { setMfaEnabled } from "~nouns/profiles/profiles.server";
import { hasPasskey, listPasskeys } from "./passkeys.server";
import { dropRecoveryCodes } from "./recovery-codes.server";
import { findStep, latestStep, newTotpSecret } from "./totp.server";

export type Factor = Awaited<ReturnType<typeof listFactors>>[number];

const verified = (db: Read, userId: string) =>
  db.selectFrom("mfa_factors").where("user_id", "=", userId).where("status", "=", "verified");

/** Lists apps first, because only a person with an app can add passkeys. */
export async function listFactors(userId: string) {
  const apps = await verified(database().read, userId)
    .select(["id", "friendly_name as friendlyName", "created_at as createdAt"])
    .orderBy("created_at")
    .execute();
  const passkeys = await listPasskeys(userId);
  return [...apps.map((app) => ({ ...app, passkey: null })), ...passkeys];
}

export const hasFactor = (trx: Trx, userId: string) => hasRows(verified(trx, userId));

export type Enrolment = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>;

/** Older enrolments expire, because somebody else may have seen their secret. */
const ENROLMENT_AGE_MS = 60 * 60 * 1000;

export async function findEnrolment(userId: string, now = new Date()) {
  const oldest = new Date(now.getTime() - ENROLMENT_AGE_MS).toISOString();
  const own = database().read.selectFrom("mfa_factors").where("user_id", "=", userId);
  const begun = own.where("status", "=", "unverified").where("created_at", ">", oldest);
  const row = await begun.select(["id", "secret"]).executeTakeFirst();
  if (!row) return undefined;
  const secret = ifReadable(row.id, () => unseal(row.secret, userId));
  return secret === undefined ? undefined : { factorId: row.id, secret };
}

export function ifReadable<T>(factor: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    log().warn({ factor }, "no key opens this second factor");
    return undefined;
  }
}

export async function beginEnrolment(trx: Trx, userId: string, now: Date): Promise<void> {
  await cancelEnrolment(trx, userId);
  const row = { id: randomUUID(), user_id: userId, secret: seal(newTotpSecret(), userId) };
  const begun = { ...row, created_at: now.toISOString() };
  await trx.insertInto("mfa_factors").values(begun).execute();
}

export async function activateFactor(
  trx: Trx,
  userId: string,
  { factorId, step, friendlyName }: { factorId: string; step: number; friendlyName: string | null },
  now: Date,
): Promise<boolean> {
  const own = trx.updateTable("mfa_factors").where("user_id", "=", userId);
  const begun = own.where("id", "=", factorId).where("status", "=", "unverified");
  const active = { status: "verified" as const, last_step: step, friendly_name: friendlyName };
  const { numUpdatedRows } = await begun.set(active).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setMfaEnabled(trx, { id: userId, isEnabled: true }, now);
  return true;
}

/** Keeps the last app while there are passkeys, which do not work without script. */
export async function removeFactor(trx: Trx, userId: string, factorId: string, now: Date) {
  const hasOther = await hasRows(verified(trx, userId).where("id", "!=", factorId));
  if (!hasOther && (await hasPasskey(trx, userId))) return false;
  const own = trx.deleteFrom("mfa_factors").where("user_id", "=", userId);
  const app = own.where("id", "=", factorId).where("status", "=", "verified");
  const { numDeletedRows } = await app.executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  if (!hasOther) await resetFactors(trx, userId, now);
  return true;
}

/** @returns true if one was in use */
export async function resetFactors(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const hadFactors = await hasFactor(trx, userId);
  for (const table of ["mfa_factors", "llaves_de_acceso"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await dropRecoveryCodes(trx, userId);
  await setMfaEnabled(trx, { id: userId, isEnabled: false }, now);
  return hadFactors;
}

export async function matchCode(userId: string, code: string, now = new Date()) {
  const factors = verified(database().read, userId);
  const rows = await factors.select(["id", "secret", "last_step"]).execute();
  // A later `last_step` was stored before the clock was put back.
  const latest = latestStep(now);
  const readable = rows.flatMap((row) => {
    const secret = ifReadable(row.id, () => unseal(row.secret, userId));
    return secret === undefined ? [] : { ...row, secret };
  });
  if (rows.length > 0 && readable.length === 0) {
    throw new UnreadableSecretError("no second factor can be read; has MFA_KEY changed?");
  }
  for (const { id, secret, last_step } of readable) {
    const step = await findStep(secret, code, now);
    if (step === undefined) continue;
    if (last_step > latest) log().warn({ factor: id }, "last used step lies in the future");
    return { factorId: id, step, latest };
  }
  return undefined;
}

type MatchedCode = NonNullable<Awaited<ReturnType<typeof matchCode>>>;

/** Ignores a stored time step of the future: a clock put back would lock people out. */
export async function spendStep(trx: Trx, { factorId, step, latest }: MatchedCode) {
  const { numUpdatedRows } = await trx
    .updateTable("mfa_factors")
    .set({ last_step: step })
    .where("id", "=", factorId)
    .where("status", "=", "verified")
    .where((eb) => eb.or([eb("last_step", "<", step), eb("last_step", ">", latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
