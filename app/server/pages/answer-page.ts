import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Application, deliver } from "../application";
import { chooseEncoding } from "../compression";
import { matchesEtag } from "../etag";
import { type Exchange, setHeaders } from "../exchange";
import type { Passed } from "../gate/gate";
import { securityHeaders } from "../security-headers";
import type { Page } from "./page";
import type { PageAddress, PageCache } from "./page-cache";
import { publicPage } from "./public-pages";
import { headersOf, variantOf } from "./visitor";

/** @returns undefined for a request whose answer may show something of its visitor */
export function pageAddress(req: IncomingMessage, passed: Passed): PageAddress | undefined {
  if (req.method === "POST" || req.headers.expect !== undefined) return undefined;
  const target = publicPage(req.url ?? "", passed);
  const variant = target && variantOf(req.headers);
  return target && variant ? { origin: passed.origin, target, variant } : undefined;
}

/** Answers with a public page: a kept one, else one drawn now. */
export async function answerPage(
  exchange: Exchange,
  address: PageAddress,
  { cache, application }: { cache: PageCache; application: Application },
): Promise<void> {
  const page =
    cache.find(address) ?? (await cache.make(address, () => draw(address, exchange, application)));
  if (page instanceof Function) {
    setHeaders(exchange.res, securityHeaders(exchange.isHttps));
    return deliver(exchange, page());
  }
  await sendPage(exchange, page, () => cache.weigh(address, page));
}

/**
 * The application sees a request made from the address alone, so that nothing else a client sent can
 * get into a page that others are shown.
 */
function draw(
  { origin, target, variant }: PageAddress,
  { id }: Exchange,
  application: Application,
): Promise<Response> {
  const url = new URL(origin + target);
  const headers = { Host: url.host, ...headersOf(variant) };
  const context = { requestId: id, nonce: randomBytes(16).toString("base64"), clientAddress: "" };
  return application(new Request(url, { headers }), context);
}

async function sendPage({ req, res }: Exchange, page: Page, onMade: () => void): Promise<void> {
  if (matchesEtag(req.headers["if-none-match"], page.etag)) {
    res.writeHead(304, page.notModified).end();
    return;
  }
  const encoding = page.isText ? chooseEncoding(req, page.length) : "identity";
  let ready = page.find(encoding);
  if (!ready) {
    ready = await page.make(encoding);
    onMade();
  }
  res.writeHead(200, ready.headers).end(req.method === "HEAD" ? undefined : ready.bytes);
}
