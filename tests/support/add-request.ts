import type { Site } from "./site";

const AT = "2026-11-20T10:00:00.000Z";

/** Somebody with a verified address, `luz@ejemplo.es`, who waits to become an admin. */
export function addRequest(site: Site): void {
  site.sql().exec(`insert into profiles (id, email, is_admin, created_at, updated_at)
      values ('luz', 'luz@ejemplo.es', 0, '${AT}', '${AT}');
    insert into credenciales (user_id, password_hash, verified_at, updated_at)
      values ('luz', 'x', '${AT}', '${AT}');
    insert into admin_requests (id, user_id, email, requested_at, status)
      values ('r', 'luz', 'luz@ejemplo.es', '${AT}', 'pending')`);
}
