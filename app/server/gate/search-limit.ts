import type { IncomingMessage } from "node:http";
import { createWindows } from "~/http/windows";
import { clientAddress } from "../connections/client-address";
import { isLoopbackAddress } from "../connections/connections";
import { splitTarget } from "./target";

/** Searches drawn for one address within a minute. */
const MAX_DRAWN = 60;
const WINDOW_MS = 60_000;

/** @returns seconds to wait, when the address of a request may have no more of such pages drawn now */
type DrawingLimit = (req: IncomingMessage, path: string) => number | undefined;

/**
 * Keeps one address from having search after search drawn; each process counts by itself. Pages
 * that are kept do not count, as they cost next to nothing. Nor do requests from this machine:
 * behind a proxy that the settings do not name, everybody seems to come from there.
 * @param hops proxies of the owner in front of this server
 * @param now milliseconds that never go back
 */
export function limitSearches(hops: number, now?: () => number): DrawingLimit {
  const windows = createWindows({ max: MAX_DRAWN, windowMs: WINDOW_MS }, now);
  return (req, path) => {
    if (!isSearch(req, path)) return undefined;
    const address = clientAddress(req, hops);
    return isLoopbackAddress(address) ? undefined : windows.take(address);
  };
}

function isSearch({ url = "" }: IncomingMessage, path: string): boolean {
  if (path === "/buscar") return true;
  return path === "/consejos" && Boolean(new URLSearchParams(splitTarget(url).query).get("q"));
}
