import type { IncomingMessage, ServerResponse } from "node:http";
import { IN_MEMORY } from "~base/limits/limits";
import { createWindows } from "~base/limits/windows";
import { clientAddress } from "../connections/client-address";
import { isLoopbackAddress } from "../connections/connections";
import type { Target } from "../gate/target";
import { variantOf } from "../gate/visitor";

/**
 * Limits how many pages one IP address may have drawn, counted per process. Not counted: kept
 * pages, forms that were accepted, and addresses without a query unless they end in a 404, as a
 * mobile carrier has thousands of visitors behind one address; nor loopback, the address of all
 * visitors behind a proxy that the settings do not name.
 */
export function limitDrawings(hops: number, now?: () => number) {
  const searches = createWindows(IN_MEMORY.searches, now);
  const suggestions = createWindows(IN_MEMORY.suggestions, now);
  const others = createWindows(IN_MEMORY.drawn, now);
  const missing = createWindows(IN_MEMORY.drawn, now);
  const refused = createWindows(IN_MEMORY.refused, now);

  function countedAddress(req: IncomingMessage, path: string): string | undefined {
    if (OF_ADMINS.test(path)) return undefined;
    const address = clientAddress(req, hops);
    return isLoopbackAddress(address) ? undefined : address;
  }
  return {
    secondsToWait(req: IncomingMessage, target: Target) {
      const address = countedAddress(req, target.path);
      if (address === undefined) return undefined;
      if (req.method === "POST") return refused.take(address);
      if (target.path === "/buscar/sugerencias") return suggestions.take(address);
      if (isSearch(target)) return searches.take(address);
      const isShared = target.query === "" && variantOf(req.headers) !== undefined;
      return isShared ? missing.secondsFull(address) : others.take(address);
    },
    /** Counts a form on arrival, as many may come at once; an accepted one is taken off again. */
    settle(req: IncomingMessage, { path }: Target, res: ServerResponse) {
      const address = countedAddress(req, path);
      if (address === undefined) return;
      if (req.method !== "POST") res.statusCode === 404 && missing.take(address);
      else if (!isDrawn(res)) refused.giveBack(address);
    },
  };
}

const isDrawn = (res: ServerResponse) =>
  res.statusCode >= 400 || /^text\/html/.test(String(res.getHeader("Content-Type")));

const OF_ADMINS = /^\/admin(\/|$)/;

function isSearch({ path, query }: Target): boolean {
  if (path === "/buscar") return true;
  return path === "/consejos" && Boolean(new URLSearchParams(query).get("q"));
}
