import type { IncomingMessage } from "node:http";
import { checkRequest, hostsOf, type Passed, type Refusal } from "../gate/gate";
import { addressesOf, type PageAddresses } from "./page-cache";
import { isRead, publicPage } from "./public-pages";

const MAX_TARGET = 200;
const MAX_KNOWN = 1_000;

interface Known {
  passed: Passed;
  pages: PageAddresses | undefined;
  /** The path under which a view is counted; undefined where no person reads the answer. */
  read: string | undefined;
}

export function rememberVerdicts(
  siteOrigin: string | undefined,
): (req: IncomingMessage) => Known | Refusal {
  const remembered = new Map<string, Known & { host: string }>();

  return (req) => {
    const { url = "" } = req;
    const host = hostOfRead(req);
    const before = host === undefined ? undefined : remembered.get(url);
    if (before !== undefined && before.host === host) return before;
    const passed = checkRequest(req, siteOrigin);
    if ("status" in passed) return passed;
    const page = publicPage(url, passed);
    const pages = page === undefined ? page : addressesOf(passed.origin, page);
    const read = isRead(url, passed.path, page) ? passed.path : undefined;
    const known = { passed, pages, read };
    if (host !== undefined && url.length <= MAX_TARGET) {
      if (remembered.size >= MAX_KNOWN) remembered.clear();
      remembered.set(url, { ...known, host });
    }
    return known;
  };
}

function hostOfRead({ method, headers, rawHeaders }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers["content-length"] !== undefined) return undefined;
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return hostsOf(rawHeaders).length > 1 ? undefined : headers.host;
}
