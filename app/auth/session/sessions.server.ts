import { log } from "~/runtime/log.server";
import { database, type Trx } from "~db/client.server";
import { hasRows } from "~db/paging.server";
import { isLive } from "~nouns/profiles/live-sessions.server";
import { toProfile } from "~nouns/profiles/profiles.server";
import { hashSecretId, newSecretId, PENDING_COOKIE, SESSION_COOKIE } from "./cookies.server";

const SEEN_EVERY_MS = 5 * 60 * 1000;
const MAX_AGENT = 200;

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export interface NewSession {
  userId: string;
  kind: "session" | "mfa_pending";
  userAgent: string | null;
  mfaVerified?: boolean;
}

export async function openSession(trx: Trx, session: NewSession, now: Date): Promise<string> {
  const { userId, kind, userAgent, mfaVerified = false } = session;
  const id = newSecretId();
  const at = now.toISOString();
  const { maxAge } = kind === "session" ? SESSION_COOKIE : PENDING_COOKIE;
  await trx
    .insertInto("sessions")
    .values({
      id_hash: hashSecretId(id),
      user_id: userId,
      kind,
      user_agent: userAgent?.slice(0, MAX_AGENT) ?? null,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + maxAge * 1000).toISOString(),
      mfa_verified_at: mfaVerified ? at : null,
      reauthenticated_at: kind === "session" ? at : null,
    })
    .execute();
  return id;
}

/** Reads the person each time, so that changed rights apply at once. */
export async function findSession(
  idHash: string,
  kind: "session" | "mfa_pending",
  now = new Date(),
) {
  const row = await database()
    .read.selectFrom("sessions")
    .innerJoin("profiles", "profiles.id", "sessions.user_id")
    .select(["profiles.id", "email", "admin_type", "mfa_enabled"])
    .select(["last_seen_at", "mfa_verified_at", "reauthenticated_at"])
    .where("id_hash", "=", idHash)
    .where("kind", "=", kind)
    .where(isLive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (Date.parse(row.last_seen_at) <= now.getTime() - SEEN_EVERY_MS) await markSeen(idHash, now);
  return {
    idHash,
    person: toProfile(row),
    mfaVerifiedAt: row.mfa_verified_at,
    reauthenticatedAt: row.reauthenticated_at,
  };
}

export async function findEndedOwner(idHash: string, now = new Date()) {
  const row = await database()
    .read.selectFrom("sessions")
    .innerJoin("profiles", "profiles.id", "sessions.user_id")
    .select("profiles.id")
    .where("id_hash", "=", idHash)
    .where("kind", "=", "session")
    .where("admin_type", "is not", null)
    .where(({ or, eb }) => or([eb("mfa_enabled", "=", 0), eb("mfa_verified_at", "is not", null)]))
    .where(({ not }) => not(isLive(now)))
    .executeTakeFirst();
  return row?.id;
}

async function markSeen(idHash: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - SEEN_EVERY_MS).toISOString();
  try {
    await database().write((trx) =>
      trx
        .updateTable("sessions")
        .set({ last_seen_at: now.toISOString() })
        .where("id_hash", "=", idHash)
        .where("last_seen_at", "<=", due)
        .execute(),
    );
  } catch (error) {
    // A failure is only logged: the page does not need this, and the next request tries again.
    log().warn({ err: error }, "session not marked as seen");
  }
}

export type Rise = Pick<NewSession, "mfaVerified">;

/** @returns the new secret id; undefined if the session has ended meanwhile */
export async function renewSession(trx: Trx, idHash: string, rise: Rise, now: Date) {
  const id = newSecretId();
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable("sessions")
    .set({
      id_hash: hashSecretId(id),
      last_seen_at: at,
      reauthenticated_at: at,
      ...(rise.mfaVerified && { mfa_verified_at: at }),
    })
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? id : undefined;
}

export const isOpen = (trx: Trx, idHash: string) =>
  hasRows(trx.selectFrom("sessions").where("id_hash", "=", idHash));

export async function endSession(trx: Trx, idHash: string): Promise<boolean> {
  const ending = trx.deleteFrom("sessions").where("id_hash", "=", idHash);
  return (await ending.executeTakeFirst()).numDeletedRows > 0n;
}

/** Cancels enrolments too, because whoever began one has seen its secret. */
export async function endSessionsOf(trx: Trx, userId: string, except = ""): Promise<void> {
  await cancelEnrolment(trx, userId);
  const ending = trx.deleteFrom("sessions").where("user_id", "=", userId);
  await ending.where("id_hash", "!=", except).execute();
}

export async function cancelEnrolment(trx: Trx, userId: string): Promise<void> {
  const ofPerson = trx.deleteFrom("mfa_factors").where("user_id", "=", userId);
  await ofPerson.where("status", "=", "unverified").execute();
}
