import { settings } from "~/runtime/env.server";

/** Origin for absolute addresses: the configured one; only a local site takes it from the request. */
export function siteOrigin(request: Request): string {
  return settings().SITE_ORIGIN ?? new URL(request.url).origin;
}
