import { hashSecretId, newSecretId } from "~/auth/session/cookies.server";
import { LINK_HOURS } from "~/auth/session/proof-periods";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { database, type Trx } from "~db/client.server";

export type TokenPurpose = keyof typeof LINK_HOURS;

const HOUR_MS = 60 * 60 * 1000;

export type TokenOwner = Record<"userId" | "email", string>;

export type SignUpSecret = Record<"passwordHash" | "browserHash", string>;

/** Deletes earlier tokens but those of sign-ups, or strangers could void a link by signing up. */
export async function issueToken(
  trx: Trx,
  { userId, email }: TokenOwner,
  purpose: TokenPurpose,
  now: Date,
  secret?: SignUpSecret,
): Promise<string> {
  if (!secret) {
    const earlier = trx.deleteFrom("tokens").where("user_id", "=", userId);
    await earlier.where("purpose", "=", purpose).execute();
  }
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

/** Refuses tokens mailed to a former address, unless they confirm a change of address. */
export function spendToken(trx: Trx, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const at = now.toISOString();
  return trx
    .updateTable("tokens")
    .set({ used_at: at })
    .where("token_hash", "=", hashSecretId(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("purpose", "=", "email"),
        exists(
          selectFrom("profiles")
            .select("profiles.id")
            .whereRef("profiles.id", "=", "tokens.user_id")
            .whereRef("profiles.email", "=", "tokens.email"),
        ),
      ]),
    )
    .returning(["user_id as userId", "email"])
    .executeTakeFirst();
}

export const isTokenGood = async (...asked: Parameters<typeof findToken>): Promise<boolean> =>
  (await findToken(...asked)) !== undefined;

export type OpenToken = { email: string } & { [Key in keyof SignUpSecret]: string | null };

export function findToken(token: string, purposes: readonly TokenPurpose[], now = new Date()) {
  return (
    database()
      .read.selectFrom("tokens")
      .select(["email", "password_hash as passwordHash", "browser_hash as browserHash"])
      // If both dates are equal, an admin made the account and nobody knows its password yet.
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("credenciales")
            .select("user_id")
            .whereRef("credenciales.user_id", "=", "tokens.user_id")
            .whereRef("credenciales.updated_at", "=", "tokens.created_at"),
        ).as("isFirst"),
      )
      .where("token_hash", "=", hashSecretId(token))
      .where("purpose", "in", purposes)
      .where("used_at", "is", null)
      .where("expires_at", ">", now.toISOString())
      .executeTakeFirst()
  );
}

/** Deletes mailed links together with the sessions: an intruder may have asked for one. */
export async function endAccess(trx: Trx, userId: string, except?: string): Promise<void> {
  await endSessionsOf(trx, userId, except);
  await trx.deleteFrom("tokens").where("user_id", "=", userId).execute();
}
