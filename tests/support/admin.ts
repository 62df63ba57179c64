import { createHash, randomBytes } from "node:crypto";
import { Browser } from "./browser";
import type { Site } from "./site";

export interface AdminOptions {
  email?: string;
  type?: "main_admin" | "contributor";
}

/** A signed-in admin: profile and session are written, as a journey that is not about them needs. */
export function admitAdmin(
  site: Site,
  { email = "ana@ejemplo.es", type = "main_admin" }: AdminOptions = {},
): Browser {
  const browser = new Browser(site, "127.0.0.1");
  browser.jar.set("sesion", openAdminSession(site, { email, type }));
  return browser;
}

/** The same, as the secret id that the cookie `sesion` holds. */
export function openAdminSession(
  site: Site,
  { email = "ana@ejemplo.es", type = "main_admin" }: AdminOptions = {},
): string {
  const id = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const sql = site.sql();
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
