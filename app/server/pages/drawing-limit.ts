import type { IncomingMessage } from "node:http";
import { createWindows } from "~/http/windows";
import { clientAddress } from "../connections/client-address";
import { isLoopbackAddress } from "../connections/connections";
import { variantOf } from "./visitor";

/** Searches drawn for one address within a minute. */
const MAX_SEARCHES = 60;
/** Other pages with a query, or with something of one visitor, within a minute. */
const MAX_DRAWN = 300;
const WINDOW_MS = 60_000;

/** A page to draw: the canonical path, and the query that the page depends on. */
export interface Target {
  path: string;
  query: string;
}

/** @returns seconds to wait, when the address of a request may have no more of such pages drawn now */
type DrawingLimit = (req: IncomingMessage, target: Target) => number | undefined;

/**
 * Keeps one address from having page after page drawn that are not kept for the next visitor; each
 * process counts by itself. Pages that are kept do not count, as they cost next to nothing, nor do
 * plain addresses: a mobile carrier puts thousands behind one address. Nor do requests from this
 * machine: behind a proxy that the settings do not name, everybody seems to come from there.
 * @param hops proxies of the owner in front of this server
 * @param now milliseconds that never go back
 */
export function limitDrawings(hops: number, now?: () => number): DrawingLimit {
  const searches = createWindows({ max: MAX_SEARCHES, windowMs: WINDOW_MS }, now);
  const others = createWindows({ max: MAX_DRAWN, windowMs: WINDOW_MS }, now);
  return (req, target) => {
    const isFound = isSearch(target);
    if (!isFound && !isOfOneVisitor(req, target)) return undefined;
    const address = clientAddress(req, hops);
    if (isLoopbackAddress(address)) return undefined;
    return (isFound ? searches : others).take(address);
  };
}

/** Signed-in people work under /admin, where nobody else has anything drawn. */
function isOfOneVisitor({ method, headers }: IncomingMessage, { path, query }: Target): boolean {
  if (method === "POST" || /^\/admin(\/|$)/.test(path)) return false;
  return query !== "" || variantOf(headers) === undefined;
}

function isSearch({ path, query }: Target): boolean {
  if (path === "/buscar") return true;
  return path === "/consejos" && Boolean(new URLSearchParams(query).get("q"));
}
