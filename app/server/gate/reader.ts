import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { SESSION_COOKIE } from "~/auth/session/cookies.server";
import { isRobot } from "~/http/requests/robots";

const REMEMBERED = 200;

/** Caches matches by text, as headers repeat and a lookup is much quicker than the expression. */
function remembering<Found extends string | boolean>(find: (text: string) => Found) {
  const known = new Map<string, Found>();
  return (text: string): Found => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

const robots = remembering(isRobot);

/** «empty» is a request by script; the page's script sends one when a prefetched page is shown. */
const DESTINATIONS: readonly (string | undefined)[] = [undefined, "document", "empty"];

/** True where a person reads the answer: not for robots, signed-in people or pages prefetched. */
export const isReading = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  DESTINATIONS.includes(headers["sec-fetch-dest"]) &&
  headers["sec-purpose"] === undefined &&
  !headers.cookie?.includes(`${SESSION_COOKIE.name}=`) &&
  !robots(headers["user-agent"] ?? "");

const HOST = /^[a-z-]+:\/\/(?:www\.)?([a-z\d.-]{1,80})(?::\d+)?(?:\/|$)/i;
const hosts = remembering((referer) => HOST.exec(referer)?.[1]?.toLowerCase() ?? "");

/** Gives the host of the referrer alone, as its path may tell about a person; none if it is ours. */
export function leadingHost({ referer, host }: IncomingHttpHeaders): string | undefined {
  if (!referer || !host) return undefined;
  const start = referer.indexOf("/") + 2;
  if (referer.startsWith(host, start) && referer[start + host.length] === "/") return undefined;
  return hosts(referer) || undefined;
}
