import { settings } from "~/runtime/env.server";

/** Only a local site takes its origin from the request, where there is one. */
export function siteOrigin(request?: Request): string {
  const { SITE_ORIGIN, PORT } = settings();
  return SITE_ORIGIN ?? new URL(request?.url ?? `http://localhost:${PORT}`).origin;
}
