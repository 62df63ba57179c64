import { settings } from "~/runtime/env.server";

export function siteOrigin(request: Request): string {
  return settings().SITE_ORIGIN ?? new URL(request.url).origin;
}
