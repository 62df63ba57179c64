import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, encode, isCompressible } from "./compression";
import { matchesEtag, weakEtag } from "./etag";
import { closeIfUnread, type Exchange, endWith, setHeaders } from "./exchange";

/** Text up to this size is buffered, compressed and tagged; longer text is streamed unchanged. */
const MAX_BUFFERED = 2 * 1024 * 1024;
export const NOT_COPIED = new Set(["connection", "keep-alive", "transfer-encoding", "set-cookie"]);

type Reader = ReadableStreamDefaultReader<Uint8Array>;

export async function sendResponse(exchange: Exchange, response: Response, signal: AbortSignal) {
  const { headers, body } = response;
  const reader = body?.getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) return cancel();
  const isText = isCompressible(headers.get("Content-Type"));
  const start = reader && isText ? await readStart(reader) : { bytes: Buffer.alloc(0) };
  if (signal.aborted) return;
  copyHead(exchange.res, response);
  if (!reader || start.isWhole) return sendWhole(exchange, start.bytes, headers, isText);
  if (exchange.req.method === "HEAD") {
    cancel();
    exchange.res.end();
    return;
  }
  closeIfUnread(exchange);
  await pipeline(continueFrom(start.bytes, reader), exchange.res);
}

async function readStart(reader: Reader): Promise<{ bytes: Buffer; isWhole?: boolean }> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= MAX_BUFFERED; ) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(chunks), isWhole: true };
    chunks.push(value);
    size += value.length;
  }
  return { bytes: Buffer.concat(chunks) };
}

async function* continueFrom(start: Buffer, reader: Reader): AsyncGenerator<Uint8Array> {
  try {
    if (start.length > 0) yield start;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function copyHead(res: ServerResponse, { status, headers }: Response): void {
  res.statusCode = status;
  setHeaders(res, Object.fromEntries([...headers].filter(([name]) => !NOT_COPIED.has(name))));
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
}

async function sendWhole(exchange: Exchange, bytes: Buffer, headers: Headers, isText: boolean) {
  const { req, res } = exchange;
  const isEncodable = isText && !headers.has("Content-Encoding");
  if (isEncodable) addVary(res, headers);
  const etag = req.method !== "POST" && res.statusCode === 200 ? etagFor(bytes, headers) : null;
  if (etag) res.setHeader("ETag", etag);
  if (etag && matchesEtag(req.headers["if-none-match"], etag)) {
    res.statusCode = 304;
    for (const name of ["Content-Type", "Content-Length"]) res.removeHeader(name);
    return endWith(exchange, Buffer.alloc(0));
  }
  const encoding = isEncodable ? chooseEncoding(req, bytes.length) : "identity";
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  await endWith(exchange, await encode(bytes, encoding));
}

function etagFor(bytes: Buffer, headers: Headers): string | null {
  const isStored = !/no-store/i.test(headers.get("Cache-Control") ?? "");
  return headers.get("ETag") ?? (isStored ? weakEtag(bytes) : null);
}

function addVary(res: ServerResponse, headers: Headers): void {
  const vary = headers.get("Vary");
  if (!/accept-encoding|\*/i.test(vary ?? "")) {
    res.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  }
}
