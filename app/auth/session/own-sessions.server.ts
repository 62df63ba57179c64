import { recordSuceso } from "~/domain/historial/historial.server";
import { isLive } from "~/domain/profiles/live-sessions.server";
import { database } from "~db/client.server";
import { requireOpen, type Viewer } from "./guard.server";
import { endSessionsOf } from "./sessions.server";
import { deviceName } from "./user-agent";

export interface OwnSession {
  id: string;
  device: string;
  /** UTC ISO-8601 */
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** The present session comes first. */
export async function findOwnSessions(
  { person, session }: Viewer,
  now = new Date(),
): Promise<OwnSession[]> {
  const rows = await database()
    .read.selectFrom("sessions")
    .select(["id_hash", "user_agent", "created_at", "last_seen_at"])
    .where("user_id", "=", person.id)
    .where("kind", "=", "session")
    .where(isLive(now))
    .orderBy("last_seen_at", "desc")
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id_hash,
    device: deviceName(row.user_agent),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.id_hash === session.idHash,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @returns whether it was one of the viewer's own */
export function endOwnSession({ person }: Viewer, id: string, now = new Date()): Promise<boolean> {
  return database().write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("sessions")
      .where("id_hash", "=", id)
      .where("user_id", "=", person.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordSuceso(trx, { actor: person, action: "sesion.cerrada" }, now);
    return true;
  });
}

export function endOwnSessions(
  viewer: Viewer,
  { isThisKept }: { isThisKept: boolean },
  now = new Date(),
): Promise<void> {
  const { person, session } = viewer;
  return database().write(async (trx) => {
    await requireOpen(trx, viewer);
    await endSessionsOf(trx, person.id, isThisKept ? session.idHash : undefined);
    await recordSuceso(trx, { actor: person, action: "sesiones.cerradas", target: person.id }, now);
  });
}
