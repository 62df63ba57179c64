import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)/is;

/** A host in the request line counts in place of the Host header (RFC 9112, 3.2.2). */
export function toOriginForm(req: IncomingMessage): void {
  const { url = "", headers, rawHeaders } = req;
  if (url.startsWith("/")) return;
  const [, host, target = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return;
  req.url = target.startsWith("/") ? target : `/${target}`;
  // A missing Host stays missing, so that the gate refuses it.
  if (headers.host !== undefined) headers.host = host;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") rawHeaders[at + 1] = host;
  }
}
