import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request that may change something comes from our own pages: what a browser says about
 * itself must agree, and a browser that sends neither header (w3m, lynx) shows it by its Referer.
 */
export function isFromOwnPages(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (headers.origin !== undefined) return headers.origin === origin;
  return site !== undefined || originOf(headers.referer) === origin;
}

function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
