import type { IncomingMessage } from "node:http";
import { checkRequest, headOf, type Passed, type Refusal } from "./gate";

/** Targets up to this length are remembered, so that the memory they take is known. */
const MAX_TARGET = 200;
const MAX_KNOWN = 1_000;

/** What host and target of a read say, whatever else comes with it. */
export interface Known<T> {
  passed: Passed;
  more: T;
}

/**
 * The gate, with a memory for plain reads (GET or HEAD without a body): what it found for a Host
 * and a target holds for every later read of the same two.
 * @param describe what else follows from the target, worked out once
 */
export function rememberingGate<T>(
  siteOrigin: string | undefined,
  describe: (target: string, passed: Passed) => T,
): (req: IncomingMessage) => Known<T> | Refusal {
  const known = new Map<string, Known<T> & { host: string }>();

  return (req) => {
    const { url = "" } = req;
    const host = hostOfRead(req);
    const before = host === undefined ? undefined : known.get(url);
    if (before !== undefined && before.host === host) return before;
    const verdict = checkRequest(headOf(req), siteOrigin);
    if ("status" in verdict) return verdict;
    const found = { passed: verdict, more: describe(url, verdict) };
    if (host !== undefined && url.length <= MAX_TARGET) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(url, { ...found, host });
    }
    return found;
  };
}

/** The one Host header of a plain read; undefined where more than host and target decides. */
function hostOfRead({ method, headers, rawHeaders }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers["content-length"] !== undefined) return undefined;
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return hasSecondHost(rawHeaders) ? undefined : headers.host;
}

/** @param rawHeaders names and values in turn */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}
