import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)/is;

/** Moves a host in the request line to the Host header, which it overrides (RFC 9112, 3.2.2). */
export function toOriginForm(req: IncomingMessage): void {
  const { url = "", headers, rawHeaders } = req;
  if (url.startsWith("/")) return;
  const [, host, target = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return;
  req.url = target.startsWith("/") ? target : `/${target}`;
  // A missing Host header stays missing, so that the gate refuses the request.
  if (headers.host !== undefined) headers.host = host;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") rawHeaders[at + 1] = host;
  }
}
