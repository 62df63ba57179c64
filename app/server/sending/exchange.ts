import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Lectura } from "~features/vistas/recuento.server";
import { announcesBody } from "../gate/body";
import { ERROR_PAGE_HEADERS, errorPage } from "./error-page";
import { securityHeaders } from "./security-headers";

export type Exchange = ReturnType<typeof openExchange>;

/** So much of a refused body is read, so that the client gets to read the answer. */
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 1_000;

/** Ids count up from a random start, because random bytes for each request cost too much. */
const ID_START = randomBytes(4).toString("hex");
let opened = randomBytes(4).readUInt32BE();

export function openExchange(req: IncomingMessage, res: ServerResponse, isHttps: boolean) {
  opened = (opened + 1) >>> 0;
  const id = ID_START + opened.toString(16).padStart(8, "0");
  return { id, req, res, isHttps, read: undefined as Lectura | undefined };
}

/** Lynx caches an answer with `no-store` alone, so `no-cache` is added. */
export function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    res.setHeader(name, value.replace(/no-store$/, "no-store, no-cache"));
  }
}

export async function sendError(
  exchange: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { id, req, res, isHttps } = exchange;
  const page = await errorPage(status, id, req.url);
  const isClosing = res.hasHeader("Connection");
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  if (isClosing) res.setHeader("Connection", "close");
  res.statusCode = status;
  setHeaders(res, { ...securityHeaders(isHttps), ...ERROR_PAGE_HEADERS, ...headers });
  await endWith(exchange, Buffer.from(page));
}

export function sendMoved(exchange: Exchange, href: string, query = ""): Promise<void> {
  const { res, isHttps } = exchange;
  res.statusCode = 301;
  const Location = query ? `${href}?${query}` : href;
  setHeaders(res, { ...securityHeaders(isHttps), Location, "Cache-Control": "no-cache" });
  return endWith(exchange, Buffer.alloc(0));
}

export async function endWith({ req, res }: Exchange, body: Buffer): Promise<void> {
  const isBodiless = res.statusCode === 204 || res.statusCode === 304;
  if (!isBodiless) res.setHeader("Content-Length", body.length);
  const bytes = isBodiless || req.method === "HEAD" ? "" : body;
  if (!closeIfUnread({ req, res })) {
    res.end(bytes);
    return;
  }
  if (bytes.length > 0) res.write(bytes);
  else res.flushHeaders();
  await readAway(req);
  res.end();
}

/** Closes the connection after an unread body, whose rest would keep the connection busy. */
export function closeIfUnread({ req, res }: Pick<Exchange, "req" | "res">): boolean {
  const isUnread = announcesBody(req.headers) && !req.complete;
  if (isUnread) res.setHeader("Connection", "close");
  return isUnread;
}

/** Reads on after the answer: closing at once resets the connection before the client reads it. */
async function readAway(req: IncomingMessage): Promise<void> {
  const read = async () => {
    let left = LINGER_BYTES;
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      left -= chunk.length;
      if (left < 0) return;
    }
  };
  await Promise.race([read().catch(() => undefined), wait(LINGER_MS, undefined, { ref: false })]);
}
