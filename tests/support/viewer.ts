import { hashSecretId } from "~/auth/session/cookies.server";
import type { Viewer } from "~/auth/session/guard.server";
import { findSession, openSession } from "~/auth/session/sessions.server";
import { database } from "~db/client.server";

/** Opens a session, which begins now, for a person with an account. */
export async function viewerOf(userId: string, now = new Date()): Promise<Viewer> {
  const id = await database().write((trx) =>
    openSession(trx, { userId, kind: "session", userAgent: null }, now),
  );
  const session = await findSession(hashSecretId(id), "session", now);
  if (!session) throw new Error("no session");
  return { person: session.person, session };
}
