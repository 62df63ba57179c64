import type { IncomingMessage } from "node:http";
import { clientAddress } from "../connections/client-address";
import { isLoopbackAddress } from "../connections/connections";
import { splitTarget } from "./target";

/** Searches drawn for one address within a minute. */
const MAX_DRAWN = 60;
const WINDOW_MS = 60_000;

interface Window {
  drawn: number;
  endsAt: number;
}

/** @returns seconds to wait, when the address of a request may have no more of such pages drawn now */
type DrawingLimit = (req: IncomingMessage, path: string) => number | undefined;

/**
 * Keeps one address from having search after search drawn; each process counts by itself. Pages
 * that are kept do not count, as they cost next to nothing. Nor do requests from this machine:
 * behind a proxy that the settings do not name, everybody seems to come from there.
 * @param hops proxies of the owner in front of this server
 * @param now milliseconds that never go back
 */
export function limitSearches(hops: number, now = () => performance.now()): DrawingLimit {
  const windows = new Map<string, Window>();
  let sweptAt = now();

  function sweep(at: number): void {
    if (at - sweptAt < WINDOW_MS) return;
    for (const [address, { endsAt }] of windows) if (endsAt <= at) windows.delete(address);
    sweptAt = at;
  }
  return (req, path) => {
    if (!isSearch(req, path)) return undefined;
    const address = clientAddress(req, hops);
    if (isLoopbackAddress(address)) return undefined;
    const at = now();
    sweep(at);
    const running = windows.get(address);
    if (!running || running.endsAt <= at) {
      windows.set(address, { drawn: 1, endsAt: at + WINDOW_MS });
      return undefined;
    }
    running.drawn += 1;
    return running.drawn > MAX_DRAWN ? Math.ceil((running.endsAt - at) / 1000) : undefined;
  };
}

function isSearch({ url = "" }: IncomingMessage, path: string): boolean {
  if (path === "/buscar") return true;
  return path === "/consejos" && Boolean(new URLSearchParams(splitTarget(url).query).get("q"));
}
