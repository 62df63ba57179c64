import { log } from "~/runtime/log.server";

let isSeen = false;

/** Says once that a proxy names visitors and that nobody reads it: limits then take all for one. */
export function noteUnreadProxy(): void {
  if (isSeen) return;
  isSeen = true;
  log().warn("X-Forwarded-For arrives, but TRUSTED_PROXY_HOPS is 0");
}

export const hasUnreadProxy = () => isSeen;
