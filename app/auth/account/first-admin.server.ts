import { isLoopback } from "~/http/requests/loopback";
import { settings } from "~/runtime/env.server";
import { hasFirstAdmin } from "~nouns/profiles/profiles.server";

export type FirstAdmin = "MAIN_ADMIN_EMAIL" | "whoever verifies first" | "nobody";

/** On a public site without MAIN_ADMIN_EMAIL the first stranger must not become admin. */
export function firstAdminByWeb(): FirstAdmin {
  const { MAIN_ADMIN_EMAIL, SITE_ORIGIN } = settings();
  if (MAIN_ADMIN_EMAIL) return "MAIN_ADMIN_EMAIL";
  const isPublic = SITE_ORIGIN !== undefined && !isLoopback(new URL(SITE_ORIGIN).hostname);
  return isPublic ? "nobody" : "whoever verifies first";
}

export const wouldBeFirst = async (email: string): Promise<boolean> =>
  mayBecomeFirst(email) && !(await hasFirstAdmin());

export function mayBecomeFirst(email: string): boolean {
  const who = firstAdminByWeb();
  if (who === "MAIN_ADMIN_EMAIL") return settings().MAIN_ADMIN_EMAIL?.toLowerCase() === email;
  return who !== "nobody";
}
