import { isLoopback } from "~/http/requests/loopback";

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

/** @param allowLoopback for health checks, which know the site by its loopback name */
export function ownOrigin(header: string, siteOrigin: string | undefined, allowLoopback: boolean) {
  const protocol = siteOrigin?.startsWith("https:") ? "https:" : "http:";
  const url = parseHost(header, protocol);
  if (!url) return undefined;
  if (siteOrigin === undefined) return isLoopback(url.hostname) ? url.origin : undefined;
  const isOurs = url.origin === siteOrigin || (allowLoopback && isLoopback(url.hostname));
  return isOurs ? siteOrigin : undefined;
}

function parseHost(header: string, protocol: string): URL | undefined {
  const host = header.toLowerCase();
  const text = `${protocol}//${host}`;
  if (!HOST.test(host) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // 127.1 or 0x7f.0.0.1 become an address on parsing; nobody's browser sends them.
  return host.startsWith(url.hostname) ? url : undefined;
}
