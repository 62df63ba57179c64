import type { IncomingMessage } from "node:http";
import { createWindows } from "~/http/limits/windows";
import { clientAddress } from "../connections/client-address";
import { isLoopbackAddress } from "../connections/connections";
import { variantOf } from "../gate/visitor";

const MAX_SEARCHES = 60;
/** Other pages with a query, or with something of one visitor, within a minute. */
const MAX_DRAWN = 300;
const WINDOW_MS = 60_000;

/** A page to draw: the canonical path, and the query that the page depends on. */
export interface Target {
  path: string;
  query: string;
}

interface DrawingLimit {
  /** Seconds, when the address of a request may have no more of such pages drawn now. */
  secondsToWait(req: IncomingMessage, target: Target): number | undefined;
  /** Counts a page that says that there is nothing, and is not kept. */
  countMissing(req: IncomingMessage, target: Target): void;
}

/**
 * Keeps one address from having page after page drawn that are not kept for the next visitor; each
 * process counts by itself. Pages that are kept do not count, as they cost next to nothing, nor do
 * plain addresses where there is a page: a mobile carrier puts thousands behind one address. Nor do
 * requests from this machine: behind a proxy that the settings do not name, everybody seems to come
 * from there.
 * @param hops proxies of the owner in front of this server
 * @param now milliseconds that never go back
 */
export function limitDrawings(hops: number, now?: () => number): DrawingLimit {
  const searches = createWindows({ max: MAX_SEARCHES, windowMs: WINDOW_MS }, now);
  const others = createWindows({ max: MAX_DRAWN, windowMs: WINDOW_MS }, now);
  const missing = createWindows({ max: MAX_DRAWN, windowMs: WINDOW_MS }, now);

  /** None where nothing counts: of this machine, of forms that are taken, of the admin area. */
  function countedAddress(req: IncomingMessage, path: string): string | undefined {
    if (req.method === "POST" || OF_ADMINS.test(path)) return undefined;
    const address = clientAddress(req, hops);
    return isLoopbackAddress(address) ? undefined : address;
  }
  return {
    secondsToWait(req, target) {
      const address = countedAddress(req, target.path);
      if (address === undefined) return undefined;
      if (isSearch(target)) return searches.take(address);
      const isShared = target.query === "" && variantOf(req.headers) !== undefined;
      return isShared ? missing.secondsFull(address) : others.take(address);
    },
    countMissing(req, { path }) {
      const address = countedAddress(req, path);
      if (address !== undefined) missing.take(address);
    },
  };
}

const OF_ADMINS = /^\/admin(\/|$)/;

function isSearch({ path, query }: Target): boolean {
  if (path === "/buscar") return true;
  return path === "/consejos" && Boolean(new URLSearchParams(query).get("q"));
}
