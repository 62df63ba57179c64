import { database, type Read, type Trx } from "~db/client.server";

export interface Credentials {
  userId: string;
  passwordHash: string;
  isVerified: boolean;
}

export async function findCredentials(
  email: string,
  db: Read = database().read,
): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom("credenciales")
    .innerJoin("profiles", "profiles.id", "credenciales.user_id")
    .select(["user_id", "password_hash", "verified_at"])
    .where("profiles.email", "=", email)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      passwordHash: row.password_hash,
      isVerified: row.verified_at !== null,
    }
  );
}

export async function insertCredentials(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("credenciales")
    .values({ user_id: userId, password_hash: passwordHash, updated_at: now.toISOString() })
    .execute();
}

export async function setPasswordHash(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("credenciales")
    .set({ password_hash: passwordHash, updated_at: now.toISOString() })
    .where("user_id", "=", userId)
    .execute();
}

export async function hasCredentials(
  trx: Trx,
  { id, email }: { id: string; email: string },
  passwordHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("credenciales")
    .innerJoin("profiles", "profiles.id", "credenciales.user_id")
    .select("user_id")
    .where("user_id", "=", id)
    .where("email", "=", email)
    .where("password_hash", "=", passwordHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markVerified(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("credenciales")
    .set({ verified_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("verified_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
