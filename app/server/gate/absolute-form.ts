import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * A request line may hold the whole address, whose host then counts in place of the Host header
 * (RFC 9112, 3.2.2). It is written back as path and Host, so that all behind knows one form.
 */
export function toOriginForm(req: IncomingMessage): void {
  const { url = "", headers, rawHeaders } = req;
  if (url.startsWith("/")) return;
  const [, host, target = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return;
  req.url = target.startsWith("/") ? target : `/${target}`;
  // One that is missing stays so: the gate refuses that, as it does two of them.
  if (headers.host !== undefined) headers.host = host;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") rawHeaders[at + 1] = host;
  }
}
