import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "~db/schema/schema";

export const SESSION_IDLE_S = 12 * 60 * 60;

/** Rejects sessions last seen in the future: once a clock is put back, these would never end. */
export function isLive(now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "sessions">();
  const shifted = (s: number) => new Date(now.getTime() + s * 1000).toISOString();
  return eb.and([
    eb("sessions.expires_at", ">", shifted(0)),
    eb("sessions.last_seen_at", ">", shifted(-SESSION_IDLE_S)),
    eb("sessions.last_seen_at", "<", shifted(SESSION_IDLE_S)),
  ]);
}
