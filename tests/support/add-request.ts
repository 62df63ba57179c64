import { addRows } from "./rows";
import type { Site } from "./site";

/** Adds a person with a verified address, `luz@ejemplo.es`, who waits to become an admin. */
export function addRequest(site: Site): void {
  addRows(site, "profiles", { id: "luz" });
  addRows(site, "credenciales", { user_id: "luz" });
  addRows(site, "admin_requests", { user_id: "luz" });
}
