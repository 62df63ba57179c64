import { randomUUID } from "node:crypto";
import { type Selectable, sql, type Updateable } from "kysely";
import { database, type Read, type Trx } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import type { Schema } from "~db/schema/schema";
import type { AdminType, Profile } from "./profile";

export const PROFILE_COLUMNS = ["id", "email", "admin_type", "mfa_enabled"] as const;

type ProfileRow = Pick<Selectable<Schema["profiles"]>, (typeof PROFILE_COLUMNS)[number]>;

export function toProfile({ id, email, admin_type, mfa_enabled }: ProfileRow): Profile {
  return { id, email, adminType: admin_type, mfaEnabled: mfa_enabled === 1 };
}

export async function firstProfile(query: { executeTakeFirst(): Promise<ProfileRow | undefined> }) {
  const row = await query.executeTakeFirst();
  return row && toProfile(row);
}

export const findById = (id: string, db?: Read) => findBy("id", id, db);
export const findByEmail = (email: string, db?: Read) => findBy("email", email, db);

const findBy = (column: "id" | "email", value: string, db: Read = database().read) =>
  firstProfile(db.selectFrom("profiles").select(PROFILE_COLUMNS).where(column, "=", value));

export async function insertProfile(trx: Trx, email: string, now: Date) {
  const at = now.toISOString();
  const row = await trx
    .insertInto("profiles")
    .values({ id: randomUUID(), email, admin_type: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export const grant = (trx: Trx, id: string, adminType: AdminType, now: Date) =>
  update(trx, id, { is_admin: 1, admin_type: adminType }, now, "Error setting admin status");

export const setMfaEnabled = (
  trx: Trx,
  { id, isEnabled }: { id: string; isEnabled: boolean },
  now: Date,
) => update(trx, id, { mfa_enabled: isEnabled ? 1 : 0 }, now, "Error updating MFA status");

type Columns = Updateable<Schema["profiles"]>;

async function update(trx: Trx, id: string, columns: Columns, now: Date, problem: string) {
  const { numUpdatedRows } = await updating(trx, id, columns, now).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(problem);
}

export const updating = (trx: Trx, id: string, columns: Columns, now: Date) =>
  trx
    .updateTable("profiles")
    .set({ ...columns, updated_at: now.toISOString() })
    .where("id", "=", id);

/** @returns the old address; undefined if the new one belongs to an account */
export async function changeEmail(trx: Trx, id: string, email: string, now: Date) {
  const before = await findById(id, trx);
  if (!before || (await findByEmail(email, trx))) return undefined;
  await update(trx, id, { email }, now, "Error changing the address");
  return before.email;
}

/** The row is never deleted: without admins the next visitor must not become the first admin. */
export async function takeFirstAdmin(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("primer_administrador")
    .values({ id: 1, user_id: userId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export const hasFirstAdmin = () => hasRows(database().read.selectFrom("primer_administrador"));

export async function listMainAdmins(db: Read): Promise<{ id: string; email: string }[]> {
  const admins = db.selectFrom("profiles").select(["id", "email"]).where("is_admin", "=", 1);
  return admins.where("admin_type", "=", "main_admin").execute();
}

export async function purgeProfiles(
  trx: Trx,
  { rejectedBefore, unverifiedBefore }: { rejectedBefore: Date; unverifiedBefore: Date },
): Promise<void> {
  const isRejected = sql<boolean>`exists (
    select 1 from admin_requests where user_id = profiles.id and status = 'rejected'
      and approved_at < ${rejectedBefore.toISOString()})`;
  const isUnverified = sql<boolean>`exists (
    select 1 from credenciales where user_id = profiles.id and verified_at is null
      and profiles.created_at < ${unverifiedBefore.toISOString()})`;
  const invited = trx.selectFrom("invitaciones").select("user_id");
  const others = trx
    .deleteFrom("profiles")
    .where("is_admin", "=", 0)
    .where("id", "not in", invited);
  await others.where(({ or }) => or([isRejected, isUnverified])).execute();
}
