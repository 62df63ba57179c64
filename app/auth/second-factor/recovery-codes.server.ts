import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { hashWithSalt } from "~/auth/password/password-hash.server";
import { CODES_COOKIE } from "~/auth/session/cookies.server";
import { clearHostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { seal, unseal } from "~/runtime/secret-box.server";
import { database, type Trx } from "~db/client.server";
import { countRows } from "~db/paging.server";
import { bareCode } from "./code-schema.server";

const RECOVERY_CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** The letters leave out O and 0, I and 1, which look alike on paper. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export type RecoverySet = Awaited<ReturnType<typeof makeRecoverySet>>;

export async function makeRecoverySet() {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  const id = randomBytes(16).toString("base64url");
  const hashes = await Promise.all(codes.map((code) => toStored(code, id)));
  return { id, codes, hashes };
}

function makeCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

const toStored = async (code: string, setId: string): Promise<string> =>
  `${setId}.${await hashWithSalt(code, Buffer.from(setId, "base64url"))}`;

export function normaliseRecoveryCode(typed: string): string | undefined {
  const bare = bareCode(typed).toUpperCase();
  if (!/^[A-Z0-9]{12}$/.test(bare)) return undefined;
  return bare.match(/.{4}/g)?.join("-");
}

export async function storeRecoverySet(trx: Trx, userId: string, set: RecoverySet, now: Date) {
  await dropRecoveryCodes(trx, userId);
  const created_at = now.toISOString();
  const rows = set.hashes.map((code) => ({ id: randomUUID(), user_id: userId, code, created_at }));
  await trx.insertInto("mfa_recovery_codes").values(rows).execute();
}

export async function dropRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("mfa_recovery_codes").where("user_id", "=", userId).execute();
}

const codesOf = (userId: string) =>
  database().read.selectFrom("mfa_recovery_codes").where("user_id", "=", userId);

async function findSetId(userId: string): Promise<string | undefined> {
  const row = await codesOf(userId).select("code").executeTakeFirst();
  return row?.code.split(".")[0];
}

/** All codes of a set share a salt, so that one hash checks the ten of them. */
export async function hashForSet(userId: string, code: string): Promise<string | undefined> {
  const setId = await findSetId(userId);
  return setId && toStored(code, setId);
}

export async function spendRecoveryCode(trx: Trx, userId: string, stored: string, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable("mfa_recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("code", "=", stored)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countRecoveryCodes = (userId: string): Promise<number> =>
  countRows(codesOf(userId).where("used_at", "is", null));

const ownerOf = (userId: string, setId: string) => `codigos:${userId}:${setId}`;

export const writeCodesCookie = (userId: string, { id, codes }: RecoverySet): string =>
  writeHostCookie(CODES_COOKIE, seal(codes.join(" "), ownerOf(userId, id)));

export const clearCodesCookie = () => clearHostCookie(CODES_COOKIE);

export async function findUnsavedCodes(request: Request, userId: string) {
  const value = readHostCookie(request, CODES_COOKIE);
  const setId = value && (await findSetId(userId));
  if (!setId) return undefined;
  try {
    return unseal(value, ownerOf(userId, setId)).split(" ");
  } catch {
    // The codes in the cookie have been replaced, or the cookie is forged.
    return undefined;
  }
}
