import { database, type Read, type Trx } from "~db/client.server";

export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

export function findCredentials(email: string, db: Read = database().read) {
  return db
    .selectFrom("credenciales")
    .innerJoin("profiles", "profiles.id", "credenciales.user_id")
    .select(["user_id as userId", "password_hash as passwordHash", "verified_at as verifiedAt"])
    .where("profiles.email", "=", email)
    .executeTakeFirst();
}

export async function insertCredentials(trx: Trx, userId: string, passwordHash: string, now: Date) {
  const row = { user_id: userId, password_hash: passwordHash, updated_at: now.toISOString() };
  await trx.insertInto("credenciales").values(row).execute();
}

export async function setPasswordHash(trx: Trx, userId: string, passwordHash: string, now: Date) {
  const changed = { password_hash: passwordHash, updated_at: now.toISOString() };
  await trx.updateTable("credenciales").set(changed).where("user_id", "=", userId).execute();
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
