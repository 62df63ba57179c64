import { type InferResult, sql } from "kysely";
import { database, type Trx } from "~db/client.server";
import { same } from "~db/engine/engine.server";
import { readPage } from "~db/paging.server";
import { isLive } from "./live-sessions.server";
import type { AdminType, Profile } from "./profile";
import { findById, firstProfile, PROFILE_COLUMNS, toProfile, updating } from "./profiles.server";

const PAGE_SIZE = 50;

export async function findUsuarios(pagina: number, now = new Date()) {
  const ordered = selectUsuarios(now)
    .orderBy(sql`case admin_type when 'main_admin' then 0 when 'contributor' then 1
      when 'writer' then 2 else 3 end`)
    .orderBy("email");
  return readPage(ordered, { pagina, size: PAGE_SIZE }, toUsuario);
}

export async function findUsuario(id: string, now = new Date()) {
  const row = await selectUsuarios(now).where("profiles.id", "=", id).executeTakeFirst();
  return row && toUsuario(row);
}

function selectUsuarios(now: Date) {
  return database()
    .read.selectFrom("profiles")
    .leftJoin("credenciales", "credenciales.user_id", "profiles.id")
    .leftJoin("invitaciones", "invitaciones.user_id", "profiles.id")
    .select(["profiles.id", "email", "admin_type", "mfa_enabled", "profiles.created_at"])
    .select(["verified_at", "invitaciones.created_at as invited_at"])
    .select("invitaciones.tipo as invited_to")
    .select(({ selectFrom }) => {
      const live = selectFrom("sessions")
        .whereRef("sessions.user_id", "=", "profiles.id")
        .where("kind", "=", "session")
        .where(isLive(now));
      return [
        live.select(({ fn }) => fn.max("last_seen_at").as("seen")).as("seen"),
        live.select(({ fn }) => fn.countAll<number>().as("open")).as("open"),
      ];
    });
}

type UsuarioRow = InferResult<ReturnType<typeof selectUsuarios>>[number];

function toUsuario(row: UsuarioRow) {
  return {
    ...toProfile(row),
    createdAt: row.created_at,
    isVerified: row.verified_at !== null,
    invitedAt: row.invited_at,
    invitedTo: row.invited_to,
    lastSeenAt: row.seen,
    openSessions: row.open ?? 0,
  };
}

export type Usuario = ReturnType<typeof toUsuario>;

/** Required before a main admin goes: without any, nobody could let in an admin again. */
const hasOtherMainAdmin = sql<boolean>`exists (
  select 1 from profiles as otros join credenciales on credenciales.user_id = otros.id
  where otros.admin_type = 'main_admin' and otros.id <> profiles.id
    and credenciales.verified_at is not null)`;

const isNotLast = sql<boolean>`(not ${same("profiles.admin_type", "main_admin")} or ${hasOtherMainAdmin})`;

export function withdrawRights(trx: Trx, id: string, now: Date): Promise<Profile | undefined> {
  const own = updating(trx, id, { is_admin: 0, admin_type: null }, now).where("is_admin", "=", 1);
  return firstProfile(own.where(isNotLast).returning(PROFILE_COLUMNS));
}

const isVerified = sql<boolean>`exists (
  select 1 from credenciales where user_id = profiles.id and verified_at is not null)`;

/** @returns a change of role, which does nothing if the person has another role by now */
export const changeRole = (from: AdminType, to: AdminType) => (trx: Trx, id: string, now: Date) => {
  const own = updating(trx, id, { admin_type: to }, now).where(isVerified);
  return firstProfile(own.where("admin_type", "=", from).returning(PROFILE_COLUMNS));
};

export async function withdrawInvitation(trx: Trx, id: string): Promise<Profile | undefined> {
  const person = await findById(id, trx);
  const own = trx.deleteFrom("invitaciones").where("user_id", "=", id).returning("user_id");
  return (await own.executeTakeFirst()) && person;
}

export function deleteProfile(trx: Trx, id: string): Promise<Profile | undefined> {
  return firstProfile(
    trx.deleteFrom("profiles").where("id", "=", id).where(isNotLast).returning(PROFILE_COLUMNS),
  );
}
