import { hashSecretId } from "~/auth/cookies.server";
import type { Viewer } from "~/auth/guard.server";
import { findSession, openSession } from "~/auth/sessions.server";
import { database } from "~db/client.server";

/** Somebody with an account, in a session of theirs that begins now. */
export async function viewerOf(userId: string, now = new Date()): Promise<Viewer> {
  const id = await database().write((trx) =>
    openSession(trx, { userId, kind: "session", userAgent: null }, now),
  );
  const session = await findSession(hashSecretId(id), "session", now);
  if (!session) throw new Error("no session");
  return { person: session.person, session };
}
