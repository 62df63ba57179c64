import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { announcesBody, bodyLimit, checkBody } from "./body";
import { ownOrigin } from "./host";
import { mayBeUntold, sourceOf } from "./same-site";
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
const LOOPBACK_PATHS = [...HEALTH_PATHS, "/metrics"];

/** Node keeps the first of several Host headers and hides the rest. */
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
  // Some proxies in front would not read such a body as node does.
  if (httpVersion !== "1.1" && headers["transfer-encoding"] !== undefined) {
    return { status: 400, headers: { Connection: "close" } };
  }
  if (!METHODS.has(method)) return { status: 405, headers: ALLOWED };
  const targetStatus = checkTarget(target);
  if (targetStatus) return { status: targetStatus };
  const [host, another] = hostsOf(rawHeaders);
  if (host === undefined || another !== undefined) return { status: 400 };
  const path = canonicalPath(target);
  const origin = ownOrigin(host, siteOrigin, LOOPBACK_PATHS.includes(pathOf(target)));
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
