import { log } from "~/runtime/log.server";

let isSeen = false;

export function noteUnreadProxy(): void {
  if (isSeen) return;
  isSeen = true;
  log().warn("X-Forwarded-For arrives, but TRUSTED_PROXY_HOPS is 0");
}

export const hasUnreadProxy = () => isSeen;
