import { checkRequest, type Passed, type Refusal, type RequestHead } from "./gate";

/** Targets up to this length are remembered, so that the memory they take is known. */
const MAX_TARGET = 200;
const MAX_KNOWN = 2_000;

/**
 * The gate, with a memory for reads: what it found for a Host and a target holds for every other
 * request with the same two, as long as that is a plain read too.
 */
export function rememberingGate(siteOrigin: string | undefined) {
  const known = new Map<string, Passed>();

  return (head: RequestHead): Passed | Refusal => {
    const key = keyOf(head);
    const before = key && known.get(key);
    if (before) return before;
    const verdict = checkRequest(head, siteOrigin);
    if (key && !("status" in verdict)) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, verdict);
    }
    return verdict;
  };
}

/** @returns undefined where more than host and target decides */
function keyOf({ method, target, headers, hosts }: RequestHead): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (hosts.length !== 1 || target.length > MAX_TARGET) return undefined;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  return hasBody ? undefined : `${hosts[0]} ${target}`;
}
