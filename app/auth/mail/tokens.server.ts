import { hashSecretId, newSecretId } from "~/auth/session/cookies.server";
import { LINK_HOURS } from "~/auth/session/periods";
import { database, type Trx } from "~db/client.server";

export type TokenPurpose = keyof typeof LINK_HOURS;

const HOUR_MS = 60 * 60 * 1000;

export interface TokenOwner {
  userId: string;
  email: string;
}

/** The password that a sign-up chose is good in its own browser alone. */
export interface SignUpSecret {
  passwordHash: string;
  browserHash: string;
}

/** A token is good once; those mailed before for the same purpose end. */
export async function issueToken(
  trx: Trx,
  owner: TokenOwner,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  await trx
    .deleteFrom("tokens")
    .where("user_id", "=", owner.userId)
    .where("purpose", "=", purpose)
    .execute();
  return insertToken(trx, owner, purpose, now);
}

/** Earlier ones stay good: anybody may sign up with an address that waits. */
export const issueSignUpToken = (trx: Trx, owner: TokenOwner, secret: SignUpSecret, now: Date) =>
  insertToken(trx, owner, "verify", now, secret);

async function insertToken(
  trx: Trx,
  { userId, email }: TokenOwner,
  purpose: TokenPurpose,
  now: Date,
  secret?: SignUpSecret,
): Promise<string> {
  const token = newSecretId();
  await trx
    .insertInto("tokens")
    .values({
      token_hash: hashSecretId(token),
      user_id: userId,
      purpose,
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS).toISOString(),
      password_hash: secret?.passwordHash,
      browser_hash: secret?.browserHash,
    })
    .execute();
  return token;
}

/** The token must still be bound to the address that its owner has. */
export async function spendToken(
  trx: Trx,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenOwner | undefined> {
  return spending(trx, token, purposes, now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("profiles")
          .select("profiles.id")
          .whereRef("profiles.id", "=", "tokens.user_id")
          .whereRef("profiles.email", "=", "tokens.email"),
      ),
    )
    .executeTakeFirst();
}

/** The token went to an address which its owner does not have yet. */
export async function spendEmailToken(
  trx: Trx,
  token: string,
  now: Date,
): Promise<TokenOwner | undefined> {
  return spending(trx, token, ["email"], now).executeTakeFirst();
}

function spending(trx: Trx, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const at = now.toISOString();
  return trx
    .updateTable("tokens")
    .set({ used_at: at })
    .where("token_hash", "=", hashSecretId(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .returning(["user_id as userId", "email"]);
}

export const isTokenGood = async (...asked: Parameters<typeof findToken>): Promise<boolean> =>
  (await findToken(...asked)) !== undefined;

export type OpenToken = { email: string } & { [Key in keyof SignUpSecret]: string | null };

export function findToken(
  token: string,
  purposes: readonly TokenPurpose[],
  now = new Date(),
): Promise<OpenToken | undefined> {
  return database()
    .read.selectFrom("tokens")
    .select(["email", "password_hash as passwordHash", "browser_hash as browserHash"])
    .where("token_hash", "=", hashSecretId(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Ends every mailed link of a person, whatever for: an intruder may have asked for one. */
export async function dropTokensOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("tokens").where("user_id", "=", userId).execute();
}

export async function purgeTokens(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom("tokens").where("expires_at", "<", now.toISOString()).execute();
}
