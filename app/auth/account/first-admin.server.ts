import { isLoopback } from "~/http/requests/loopback";
import { settings } from "~/runtime/env.server";

export type FirstAdmin = "MAIN_ADMIN_EMAIL" | "whoever verifies first" | "nobody";

/**
 * Tells who may become the first main admin by verifying an address. On a public site that names
 * nobody it would be the first passer-by, so there only the command line makes one.
 */
export function firstAdminByWeb(): FirstAdmin {
  const { MAIN_ADMIN_EMAIL, SITE_ORIGIN } = settings();
  if (MAIN_ADMIN_EMAIL) return "MAIN_ADMIN_EMAIL";
  const isPublic = SITE_ORIGIN !== undefined && !isLoopback(new URL(SITE_ORIGIN).hostname);
  return isPublic ? "nobody" : "whoever verifies first";
}

/** Tells if verifying this address may make its owner the first main admin. */
export function mayBecomeFirst(email: string): boolean {
  const who = firstAdminByWeb();
  if (who === "MAIN_ADMIN_EMAIL") return settings().MAIN_ADMIN_EMAIL?.toLowerCase() === email;
  return who !== "nobody";
}
