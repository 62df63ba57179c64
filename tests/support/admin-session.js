import { createHash, randomBytes } from "node:crypto";

/**
 * Writes an admin, once, and a session of theirs, as signing in would.
 * @param {import("better-sqlite3").Database} sql
 * @param {{ email?: string, type?: "main_admin" | "contributor" | "writer" }} [admin]
 * @returns {string} the secret id that the cookie `sesion` holds
 */
export function writeAdminSession(sql, { email = "ana@ejemplo.es", type = "main_admin" } = {}) {
  const id = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  sql
    .prepare(`insert or ignore into profiles (id, email, is_admin, admin_type, created_at, updated_at)
      values (?, ?, 1, ?, ?, ?)`)
    .run(email, email, type, now, now);
  sql
    .prepare(`insert into sessions (id_hash, user_id, kind, created_at, last_seen_at, expires_at,
      reauthenticated_at) values (?, ?, 'session', ?, ?, ?, ?)`)
    .run(createHash("sha256").update(id).digest("hex"), email, now, now, later, now);
  return id;
}
