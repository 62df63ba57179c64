import { createHash, randomBytes } from "node:crypto";

/** @typedef {{ email?: string, type?: "main_admin" | "contributor" | "writer" }} AdminOptions */

/**
 * Makes the rows of an admin and of a session, as signing in would write them.
 * @param {AdminOptions} [admin]
 */
export function newAdminSession({ email = "ana@ejemplo.es", type = "main_admin" } = {}) {
  const secret = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return {
    /** The secret id of the session, which the cookie `sesion` holds. */
    secret,
    profile: {
      ...{ id: email, email, is_admin: /** @type {const} */ (1), admin_type: type },
      ...{ created_at: now, updated_at: now },
    },
    session: {
      id_hash: createHash("sha256").update(secret).digest("hex"),
      ...{ user_id: email, kind: /** @type {const} */ ("session"), created_at: now },
      ...{ last_seen_at: now, expires_at: later, reauthenticated_at: now },
    },
  };
}

/**
 * Writes an admin, if not there yet, and a new session into a database file.
 * @param {import("better-sqlite3").Database} sql @param {AdminOptions} [admin]
 * @returns {string} the secret id that the cookie `sesion` holds
 */
export function writeAdminSession(sql, admin) {
  const { secret, profile, session } = newAdminSession(admin);
  for (const [table, row] of Object.entries({ profiles: profile, sessions: session })) {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`);
    sql.prepare(`insert or ignore into ${table} (${names}) values (${values})`).run(row);
  }
  return secret;
}
