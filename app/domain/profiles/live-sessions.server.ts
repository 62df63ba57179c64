import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "~db/schema";

const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;

/**
 * Which sessions let their owner in: not run out, nor left alone for too long, nor seen well after
 * now: there the clock was put back, and such a session would hardly ever end.
 */
export function isLive(now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "sessions">();
  const shifted = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return eb.and([
    eb("sessions.expires_at", ">", shifted(0)),
    eb("sessions.last_seen_at", ">", shifted(-SESSION_IDLE_MS)),
    eb("sessions.last_seen_at", "<", shifted(SESSION_IDLE_MS)),
  ]);
}
