import { settings } from "~/runtime/env.server";

/** Only a local site takes its origin from the request. */
export function siteOrigin(request: Request): string {
  return settings().SITE_ORIGIN ?? new URL(request.url).origin;
}
