import { settings } from "~/runtime/env.server";

/** Uses the request's own origin only where no SITE_ORIGIN is set, as on a local site. */
export function siteOrigin(request?: Request): string {
  const { SITE_ORIGIN, PORT } = settings();
  return SITE_ORIGIN ?? new URL(request?.url ?? `http://localhost:${PORT}`).origin;
}
