import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isLoopback } from "~/http/requests/loopback";
import { announcesBody, bodyLimit, checkBody } from "./body";
import { canonicalPath, checkTarget, pathOf } from "./target";

export type RequestHead = Pick<
  IncomingMessage,
  "method" | "url" | "headers" | "httpVersion" | "rawHeaders"
>;

export type Refusal = { status: number; headers?: Readonly<Record<string, string>> };

export type Passed = { path: string; origin: string; bodyLimit: number };

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

export const ALLOWED = { Allow: [...METHODS].join(", ") };

export const HEALTH_PATHS: readonly string[] = ["/healthz", "/readyz"];
const PROBED_PATHS = [...HEALTH_PATHS, "/metrics"];

/** Read from the raw headers, because Node hides all Host headers but the first. */
export function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[at + 1] ?? "");
  }
  return hosts;
}

export function checkRequest(head: RequestHead, siteOrigin: string | undefined): Passed | Refusal {
  const { method = "", url: target = "", headers, httpVersion, rawHeaders } = head;
  // HTTP/1.0 with a transfer coding is refused: proxies may find another end of the body than Node.
  if (httpVersion !== "1.1" && headers["transfer-encoding"] !== undefined) {
    return { status: 400, headers: { Connection: "close" } };
  }
  if (!METHODS.has(method)) return { status: 405, headers: ALLOWED };
  const targetStatus = checkTarget(target);
  if (targetStatus) return { status: targetStatus };
  const [host, another] = hostsOf(rawHeaders);
  if (host === undefined || another !== undefined) return { status: 400 };
  const path = canonicalPath(target);
  const origin = ownOrigin(host, siteOrigin, PROBED_PATHS.includes(pathOf(target)));
  if (origin === undefined) return { status: 421 };
  const passed = { path, origin, bodyLimit: bodyLimit(path, headers["content-type"]) };
  if (method !== "POST") return announcesBody(headers) ? { status: 400 } : passed;
  const status = checkPost(headers, passed);
  return status ? { status } : passed;
}

function checkPost(headers: IncomingHttpHeaders, passed: Passed) {
  const source = sourceOf(headers, passed.origin);
  const mayPass = source === "own" || (source === "untold" && mayBeUntold(passed.path));
  return mayPass ? checkBody(headers, passed) : 403;
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

function ownOrigin(header: string, siteOrigin: string | undefined, isProbe: boolean) {
  const protocol = siteOrigin?.startsWith("https:") ? "https:" : "http:";
  const url = parseHost(header, protocol);
  if (!url) return undefined;
  if (siteOrigin === undefined) return isLoopback(url.hostname) ? url.origin : undefined;
  const isAddress = isLoopback(url.hostname) || isIP(url.hostname.replace(/[[\]]/g, "")) > 0;
  const isOurs = url.origin === siteOrigin || (isProbe && isAddress);
  return isOurs ? siteOrigin : undefined;
}

function parseHost(header: string, protocol: string): URL | undefined {
  const host = header.toLowerCase();
  const text = `${protocol}//${host}`;
  if (!HOST.test(host) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // `URL` turns hosts such as 127.1 or 0x7f.0.0.1 into addresses; no browser sends those.
  return host.startsWith(url.hostname) ? url : undefined;
}

/** Browsers that send no Origin and no Sec-Fetch-Site (w3m, lynx) are judged by their Referer. */
function sourceOf(headers: IncomingHttpHeaders, origin: string): "own" | "foreign" | "untold" {
  const { origin: sent, referer, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";
  if (sent !== undefined) return sent === origin ? "own" : "foreign";
  if (site !== undefined) return "own";
  if (referer === undefined) return "untold";
  return originOf(referer) === origin ? "own" : "foreign";
}

/** Forms taken without a known origin: two set cookies only, and that of contact has a seal. */
const HARMLESS = /^\/(comparar|preferencias|contacto)$/;
/** Forms with a token, which is checked before their actions run, and so may lack an origin. */
const PROVEN = /^\/(auth|admin)(\/|$)/;

const mayBeUntold = (path: string) => HARMLESS.test(path) || PROVEN.test(path);

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
